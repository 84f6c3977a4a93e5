// Runs inside the page before everything else: sets the theme before the first paint, so that a
// dark table never flashes white, and starts to load what the screen will need. The build fills in
// PARTS and TEXTS.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Without storage, follow the system's theme.
    }
  };
  let settings = {};
  try {
    settings = JSON.parse(kept("sandtable.settings") || "{}") || {};
  } catch {
    // Ignore settings that cannot be parsed.
  }
  const { theme, language: chosen } = settings;
  const dark =
    theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const { dataset } = document.documentElement;
  dataset.theme = dark ? "dark" : "light";
  if (settings.contrast === true) dataset.contrast = "strong";

  /* PARTS */ const parts = {};
  /* TEXTS */ const texts = {};
  const told = (name) => document.querySelector(`meta[name=sandtable-${name}]`)?.content ?? "";
  const languages = Object.keys(texts);
  const speaks = (tag) =>
    languages.find((language) => language.split("-")[0] === tag.split("-")[0]);
  const language = languages.includes(chosen)
    ? chosen
    : (navigator.languages.map(speaks).find(Boolean) ?? "en");
  const [screen = "", id = ""] = location.pathname.split("/").slice(1);

  const title = (screen === "" && kept("sandtable.title")) || told("title");
  const system = title === told("title") ? told("system") : "";

  const own = parts[`${screen} ${system}`] ?? [];
  for (const file of new Set([...(parts[screen] ?? []), ...own])) {
    const link = document.createElement("link");
    link.rel = file.endsWith(".css") ? "stylesheet" : "modulepreload";
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  }
  const begun = (window.sandtableBegun = new Map());
  const begin = (address) => {
    const answer = fetch(address, {
      credentials: "same-origin",
      headers: { accept: "application/json" },
    });
    answer.catch(() => begun.delete(address));
    begun.set(address, answer);
  };
  if (languages.length === 0) return;
  begin(texts[language]);
  const catalogue = title === "" ? [] : [`/api/catalogue/${encodeURIComponent(title)}/${language}`];
  if (screen === "")
    ["/api/titles", "/api/me", "/api/challenges", `/api/names/${language}`, ...catalogue].forEach(
      begin,
    );
  if (screen === "table" && title !== "")
    ["/api/titles", `/api/tables/${id}`, ...catalogue].forEach(begin);
})();

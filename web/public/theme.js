// Runs before the first paint, so that a dark table never flashes white.
(() => {
  let chosen = "auto";
  try {
    chosen = JSON.parse(localStorage.getItem("sandtable.settings") || "{}").theme || "auto";
  } catch {
    // Without storage the system decides.
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();

/** Dates as a language writes them. */

/** Our English is British: the day comes before the month. */
const region = (language: string): string => (language === "en" ? "en-GB" : language);

const DAY_MS = 24 * 3600 * 1000;

/** A day or a month of the war: "1944-06-15" or "1944-06". */
export function warDate(date: string, language: string): string {
  const [year, month, day] = date.split("-").map(Number);
  if (year === undefined || month === undefined) return date;
  const when = new Date(Date.UTC(year, month - 1, day ?? 1));
  return new Intl.DateTimeFormat(region(language), {
    year: "numeric",
    month: "long",
    ...(day === undefined ? {} : { day: "numeric" }),
    timeZone: "UTC",
  }).format(when);
}

/** When a game was last touched: the time today, the day before that. `seconds` is the server's. */
export function lastTouched(seconds: number, language: string, now = Date.now()): string {
  const when = new Date(seconds * 1000);
  const recent = now - when.getTime() < DAY_MS && new Date(now).getDate() === when.getDate();
  const style: Intl.DateTimeFormatOptions = recent
    ? { hour: "2-digit", minute: "2-digit" }
    : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(region(language), style).format(when);
}

/** When a player's time is up: day, hour and minute. `seconds` is the server's. */
export function until(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(region(language), {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(seconds * 1000));
}

/** A day of our time: day, month and year. `seconds` is the server's. */
export function day(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(region(language), {
    day: "numeric",
    month: "short",
    year: "numeric",
  }).format(new Date(seconds * 1000));
}

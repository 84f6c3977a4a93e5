/** Date formats of the languages. */

/** English dates are British: the day comes before the month. */
const region = (language: string): string => (language === "en" ? "en-GB" : language);

const DAY_MS = 24 * 3600 * 1000;

/** Format a day or a month of the war: "1944-06-15" or "1944-06". */
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

/**
 * Format the last change of a game: the time if it was today, else the day. `seconds` is the
 * server's time.
 */
export function lastTouched(seconds: number, language: string, now = Date.now()): string {
  const when = new Date(seconds * 1000);
  const recent = now - when.getTime() < DAY_MS && new Date(now).getDate() === when.getDate();
  const style: Intl.DateTimeFormatOptions = recent
    ? { hour: "2-digit", minute: "2-digit" }
    : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(region(language), style).format(when);
}

/** Format a deadline: day, hour and minute. `seconds` is the server's time. */
export function until(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(region(language), {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(seconds * 1000));
}

/** Format a date: day, month and year. `seconds` is the server's time. */
export function day(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(region(language), {
    day: "numeric",
    month: "short",
    year: "numeric",
  }).format(new Date(seconds * 1000));
}

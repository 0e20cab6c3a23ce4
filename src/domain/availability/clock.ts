/** Minutes since midnight as a clock shows them: `09:30`; the end of a day is `24:00`. */
export function clockOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Minutes since midnight of what somebody typed, such as `9`, `9:30`, `9.30` or `0930`, up to `24:00`; null for what is no time of day. */
export function readClock(text: string): number | null {
  const found = /^(\d{1,2})(?:[:.h]?([0-5]\d))?$/.exec(text.trim());
  if (found === null) return null;
  const minutes = Number(found[1]) * 60 + Number(found[2] ?? 0);
  return minutes <= 1440 ? minutes : null;
}

const clock = String.raw`(?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?`;

/** A time within a transcript, as the pattern of a larger expression. */
export const clockPattern = clock;

/** `1:02:03.450` as milliseconds; null for anything else. */
export function momentOf(text: string): number | null {
  if (!new RegExp(`^${clock}$`).test(text)) return null;
  const [seconds = '0', minutes = '0', hours = '0'] = text
    .replace(',', '.')
    .split(':')
    .toReversed();
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
}

const two = (value: number) => String(value).padStart(2, '0');

/** "4:05", "1:02:03": a time as people read it. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** "00:04:05.000": a time as WebVTT has it. */
export function captionTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${parts.map(two).join(':')}.${String(Math.floor(ms) % 1000).padStart(3, '0')}`;
}

import { HOUSE_LOCALE } from '../time/own-locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each: thousands of cells ask for the same. */
function formatOf(locale: string, style: 'decimal' | 'percent'): Intl.NumberFormat {
  const key = `${style} ${locale}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat([locale, HOUSE_LOCALE], {
    style,
    // In the figures that dates have.
    numberingSystem: 'latn',
    maximumFractionDigits: style === 'percent' ? 0 : 3,
  });
  formats.set(key, made);
  return made;
}

/** A number as it is written in a language: "1,200", "1.200", "1 200". */
export const formatNumber = (value: number, locale: string = HOUSE_LOCALE): string =>
  formatOf(locale, 'decimal').format(value);

/** Of hundred: "48%", "48 %". */
export const formatPercent = (percent: number, locale: string = HOUSE_LOCALE): string =>
  formatOf(locale, 'percent').format(percent / 100);

const mega = 1024 * 1024;

/** "50 MB", "512 KB": as people say it, never rounded up over a limit. */
export function formatSize(bytes: number, locale: string = HOUSE_LOCALE): string {
  if (bytes < 1024) return `${formatNumber(bytes, locale)} bytes`;
  const [amount, unit] = bytes >= mega ? [bytes / mega, 'MB'] : [bytes / 1024, 'KB'];
  return `${formatNumber(Math.floor(amount * 10) / 10, locale)} ${unit}`;
}

export type Scale = {
  low: number;
  high: number;
  /** Round numbers from `low` to `high`. */
  ticks: readonly number[];
};

/** Room for rounding when a range is divided into steps. */
const dust = 1e-9;

/** An axis in round numbers that holds all values and 0. At most `most` + 2 ticks. */
export function niceScale(values: readonly number[], most = 5): Scale {
  const finite = values.filter(Number.isFinite);
  const low = Math.min(0, ...finite);
  const high = Math.max(0, ...finite);
  const step = niceStep((high - low || 1) / most);
  const first = Math.floor(low / step + dust);
  const last = Math.max(first + 1, Math.ceil(high / step - dust));
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => round((first + at) * step));
  return { low: round(first * step), high: round(last * step), ticks };
}

/** 1, 2 or 5 times a power of ten, at least as large as what is given. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= least * (1 - dust)) ?? 10;
  return factor * power;
}

const round = (value: number): number => Number(value.toPrecision(12));

/** How many labels are left out between two that are shown, so that none overlaps; `band` and the estimate are in pixels. */
export function labelEvery(labels: readonly string[], band: number, perCharacter = 7): number {
  const longest = Math.max(0, ...labels.map((label) => label.length)) * perCharacter + 8;
  return Math.max(1, Math.ceil(longest / Math.max(band, 1)));
}

export type ChartSeries = {
  key: string;
  label: string;
  /** One for each category; null where nothing is known, which is not 0. */
  values: readonly (number | null)[];
};

/** Numbers by category, such as sessions by month. At most four series: more can't be told apart. */
export type ChartData = {
  categories: readonly string[];
  series: readonly ChartSeries[];
};

export type ChartProps = ChartData & {
  /** What is counted: "Sessions by month". */
  title: string;
  /** What the drawing shows, in a sentence, for those who don't see it. */
  description: string;
  /** What the categories are: "Month". The head of the table's first column. */
  categoryLabel: string;
  /** A value in words: "12 sessions", "48%". */
  format?: (value: number) => string;
};

/** "Mar: Attended 12, Cancelled 3". */
export const categoryInWords = (
  { categories, series }: ChartData,
  at: number,
  format: (value: number) => string,
): string => {
  const parts = series.map(({ label, values }) => {
    const value = values[at] ?? null;
    return `${label} ${value === null ? 'not known' : format(value)}`;
  });
  return `${categories[at] ?? ''}: ${parts.join(', ')}`;
};

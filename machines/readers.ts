const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What the chip says after "Visible to": the readers of a text by the names they have where it stands, each once. */
export const inWords = <Reader extends string>(
  readers: readonly Reader[],
  names: Partial<Readonly<Record<Reader, readonly string[]>>>,
): string => lists.format(new Set(readers.flatMap((reader) => names[reader] ?? [])));

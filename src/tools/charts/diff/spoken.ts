export const code = (text: string): string => `\`${text}\``;
export const quoted = (text: string): string => `“${text}”`;
/** `secondThoughts` as people say it: "second thoughts". */
export const spoken = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
/** A state as people say it, with what it lies in where that is needed to tell it: “in progress”. */
export const placed = (path: string): string =>
  path === '' ? 'the whole chart' : quoted(path.split('.').slice(-2).map(spoken).join(': '));
/** `one, two and three`. */
export const series = (items: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(items);
/** What something means, with its name in the code: “The room opens” (`doorsOpen`). */
export const named = (meaning: string | null | undefined, name: string): string =>
  meaning ? `${quoted(meaning.replace(/\.$/, ''))} (${code(name)})` : code(name);

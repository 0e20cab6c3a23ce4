const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const form = new RegExp(`^(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`);

/** A domain as it is kept: small letters, without the @ that people put before it. */
export const domainIn = (text: string): string => text.trim().replace(/^@/, '').toLowerCase();

export const isDomain = (text: string): boolean => text.length <= 253 && form.test(text);

/** The domains in what somebody has typed, separated by commas, spaces or lines; each once. */
export const domainsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map(domainIn)
      .filter((each) => each !== ''),
  ),
];

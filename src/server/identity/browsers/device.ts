const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** What people call the browser they sign in with: "Firefox on Windows". Null when it does not say; nothing else of its header is kept. */
export function deviceOf(userAgent: string | null): string | null {
  const nameIn = (table: typeof browsers): string | undefined =>
    table.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}

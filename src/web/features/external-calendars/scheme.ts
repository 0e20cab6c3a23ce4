/** "dav.example.com" is what many people are given. */
export const withScheme = (address: string): string =>
  /^[a-z]+:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;

const isUnsafeCharacter = (character: string): boolean =>
  character <= ' ' || character === '\\' || character === '\u007F';

/** Whether a written address may become a link: https, a host, no name or password in it, nothing that a reader of addresses would drop. */
export function isSafeLink(href: string): boolean {
  if (!/^https:\/\//i.test(href) || [...href].some(isUnsafeCharacter)) return false;
  if (!URL.canParse(href)) return false;
  const { protocol, hostname, username, password } = new URL(href);
  return protocol === 'https:' && hostname !== '' && username === '' && password === '';
}

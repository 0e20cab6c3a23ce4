/** Whether a path belongs to the signed-in part: `/app` itself, or anything below it, but not `/apple` (specification, 2). */
export const isAppPath = (path: string): boolean => /^\/app(?=$|[/?#])/.test(path);

const isControlOrBackslash = (character: string): boolean =>
  character === '\\' || character < ' ' || character === '\u007F';

/**
 * The destination that someone wanted before signing in, as a normalised path with search and hash, or null when it is not a page of ours under `/app`.
 * Whatever leaves the origin or the signed-in part is refused, so that a prepared link cannot lead elsewhere (specification, 2 and 8).
 *
 * @param value what stood in the query parameter `intended`
 * @param origin the origin of this application, such as `https://waymark.example`
 */
export function safeIntended(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || [...value].some(isControlOrBackslash)) return null;
  if (!isAppPath(value) && !value.startsWith(`${origin}/`)) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') {
    return null;
  }
  const path = `${url.pathname}${url.search}${url.hash}`;
  return isAppPath(path) ? path : null;
}

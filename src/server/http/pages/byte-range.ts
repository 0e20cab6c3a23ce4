/** Bytes of a file, by their places: both of them belong to it. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Which bytes a request asks for (RFC 9110, 14): `whole` where it asks for none, in a way that we don't read, or for several parts at once, all of which a
 * server may leave aside; `outside` where there are no such bytes.
 */
export function rangeOf(
  header: string | undefined,
  byteLength: number,
): ByteRange | 'whole' | 'outside' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [from = '', to = ''] = found?.slice(1) ?? [];
  if (from === '' && to === '') return 'whole';
  const end = byteLength - 1;
  if (from === '') {
    const many = Number(to);
    return many === 0 || byteLength === 0
      ? 'outside'
      : { first: Math.max(0, byteLength - many), last: end };
  }
  const first = Number(from);
  const last = to === '' ? end : Math.min(Number(to), end);
  if (to !== '' && Number(to) < first) return 'whole';
  return first > end ? 'outside' : { first, last };
}

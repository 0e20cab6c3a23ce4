/** Whether the asker has what bears this tag already (`If-None-Match`). */
export const isKnown = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header.split(',').some((known) => known.trim() === tag || known.trim() === '*');

/** Whether the asker reads brotli (`Accept-Encoding`). */
export const acceptsBrotli = (header: string | undefined): boolean =>
  header !== undefined &&
  header.split(',').some((entry) => /^\s*br\s*(;\s*q=(1|0\.\d*[1-9])\d*)?\s*$/.test(entry));

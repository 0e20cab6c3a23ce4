/** Letters of a file that are searched. */
export const mostFileText = 100_000;

/** Files that text can be read from. */
export const hasText = (mediaType: string): boolean =>
  mediaType === 'text/plain' ||
  mediaType === 'application/pdf' ||
  /^application\/vnd\.(openxmlformats-officedocument|oasis\.opendocument)\./.test(mediaType);

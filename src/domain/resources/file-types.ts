/** Bytes that the file of a resource may have (policy parameter `uploadMax`). */
export const mostResourceBytes = 50 * 1024 * 1024;

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

/** What a file of a resource may be, by its content. Nothing that can carry a script in a browser is among them, and no document made for macros. */
export const resourceFileTypes = [
  'application/pdf',
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
  `${office}.presentationml.presentation`,
  `${open}.text`,
  `${open}.spreadsheet`,
  `${open}.presentation`,
  'text/plain',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'audio/mpeg',
  'audio/wav',
  'audio/x-m4a',
  'video/mp4',
  'video/webm',
  'video/quicktime',
] as const;

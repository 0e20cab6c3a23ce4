const MiB = 1_048_576;

/** Bytes of a package as it is sent, of what it holds, and of one file. */
export const mostPackageBytes = 20 * MiB;
export const mostUnpackedBytes = 50 * MiB;
export const mostFileBytes = 20 * MiB;
export const mostPackageFiles = 500;
/** Characters of a path within a package. */
export const longestPath = 180;
/** Characters of the address of the page to begin with, within the package. */
export const longestEntry = 200;
/** Bytes of the file that describes a package, and characters of what it has to say to its pages. */
export const mostDescriptionBytes = MiB;
export const longestLaunchData = 4096;

/** What a package may hold, by the end of its name. Whatever is not here is refused: nothing is guessed from content. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  txt: 'text/plain',
  xml: 'application/xml',
  xsd: 'application/xml',
  dtd: 'application/xml-dtd',
  vtt: 'text/vtt',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  eot: 'application/vnd.ms-fontobject',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

export const mediaTypeOf = (path: string): string | null =>
  mediaTypes[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''] ?? null;

/** Letters, figures and a few signs of any script, in folders: nothing that leads elsewhere, looks like something else, or is read from the right. */
const part = /^[\p{L}\p{M}\p{N}_\-+ ()@,~&'!=.[\]]+$/u;

/** Whether a path of a package leads to a file within it. */
export function isPackagePath(path: string): boolean {
  if (path.length > longestPath || path !== path.normalize('NFC')) return false;
  return path
    .split('/')
    .every((each) => part.test(each) && !/^\.+$/.test(each) && !/^[ ]|[ .]$/.test(each));
}

/** What whoever packs makes besides, and nobody wants. */
export const isLitter = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(path);

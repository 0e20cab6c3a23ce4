import {
  isLitter,
  isPackagePath,
  mediaTypeOf,
  mostPackageFiles,
  mostUnpackedBytes,
} from '#domain/interactive/package-files.ts';
import { unreadable } from '../refused.ts';
import { zipEntries } from './zip.ts';

export interface PackageFile {
  readonly path: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

export interface UnpackedPackage {
  /** The page that it begins with. */
  readonly entry: string;
  readonly files: readonly PackageFile[];
}

/** The files of an activity that was sent as a package: known types at paths that stay within it, and a page to begin with. */
export function activityPackage({ content }: { readonly content: Uint8Array }): UnpackedPackage {
  const entries = zipEntries(Buffer.from(content)).filter(({ path }) => !isLitter(path));
  if (entries.length > mostPackageFiles)
    unreadable(`A package can hold ${mostPackageFiles} files at most.`);
  const size = entries.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (size > mostUnpackedBytes) unreadable('What this package holds is too large.');
  const root = rootOf(entries.map(({ path }) => path));
  const seen = new Set<string>();
  const files = entries.map(({ path, read }): PackageFile => {
    const name = path.slice(root.length);
    const key = name.toLowerCase();
    if (!isPackagePath(name) || seen.has(key))
      unreadable('This package holds a file whose name can’t be used.');
    seen.add(key);
    const mediaType = mediaTypeOf(name);
    if (mediaType === null) unreadable(`A package can’t hold files such as “${endOf(name)}”.`);
    return { path: name, mediaType, content: Uint8Array.from(read()) };
  });
  return { entry: 'index.html', files };
}

/** The folder that the page to begin with lies in: the package itself, or the one folder that was packed. */
function rootOf(paths: readonly string[]): string {
  if (paths.includes('index.html')) return '';
  const [folder = ''] = /^[^/]+\//.exec(paths[0] ?? '') ?? [];
  const isPackedWhole =
    folder !== '' &&
    paths.every((path) => path.startsWith(folder)) &&
    paths.includes(`${folder}index.html`);
  return isPackedWhole ? folder : unreadable('A package needs a page called index.html.');
}

/** ".exe", with nothing in it that somebody could be misled by. */
const endOf = (path: string): string =>
  (/\.[a-z0-9]{1,10}$/i.exec(path)?.[0] ?? 'without an ending').toLowerCase();

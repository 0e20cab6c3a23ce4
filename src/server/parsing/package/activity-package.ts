import {
  isLitter,
  isPackagePath,
  mediaTypeOf,
  mostPackageFiles,
  mostUnpackedBytes,
} from '#domain/interactive/package-files.ts';
import type { PackageLaunch, PackageProtocol } from '#domain/interactive/protocols.ts';
import { unreadable } from '../refused.ts';
import { cmi5Unit } from './cmi5-course.ts';
import { scormUnit } from './scorm-manifest.ts';
import { entryAmong } from './unit.ts';
import { zipEntries } from './zip.ts';

export interface PackageFile {
  readonly path: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

export interface UnpackedPackage {
  /** The address of the page that it begins with, within the package. */
  readonly entry: string;
  readonly protocol: PackageProtocol;
  /** Null for pages that speak our contract themselves. */
  readonly launch: PackageLaunch | null;
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
  return { files, ...beginningOf(files) };
}

/** What a package is described by, the first that is there, or else the page that it begins with. */
const descriptions = { 'imsmanifest.xml': scormUnit, 'cmi5.xml': cmi5Unit } as const;
const beginnings = [...Object.keys(descriptions), 'index.html'];

function beginningOf(files: readonly PackageFile[]): Omit<UnpackedPackage, 'files'> {
  for (const [name, read] of Object.entries(descriptions)) {
    const described = files.find(({ path }) => path === name);
    if (!described) continue;
    const { address, protocol, launch } = read(described.content);
    const paths = files.map(({ path }) => path);
    return { entry: entryAmong(paths, address), protocol, launch };
  }
  return { entry: 'index.html', protocol: 'messages', launch: null };
}

/** The folder that a package begins in: itself, or the one folder that was packed. */
function rootOf(paths: readonly string[]): string {
  const beginsIn = (folder: string): boolean =>
    beginnings.some((name) => paths.includes(`${folder}${name}`));
  if (beginsIn('')) return '';
  const [folder = ''] = /^[^/]+\//.exec(paths[0] ?? '') ?? [];
  const isPackedWhole =
    folder !== '' && paths.every((path) => path.startsWith(folder)) && beginsIn(folder);
  return isPackedWhole
    ? folder
    : unreadable('A package needs a page called index.html, or an imsmanifest.xml or cmi5.xml.');
}

/** ".exe", with nothing in it that somebody could be misled by. */
const endOf = (path: string): string =>
  (/\.[a-z0-9]{1,10}$/i.exec(path)?.[0] ?? 'without an ending').toLowerCase();

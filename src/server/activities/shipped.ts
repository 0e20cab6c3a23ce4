import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isPackagePath, mediaTypeOf } from '#domain/interactive/package-files.ts';

/** The activities that come with the product, each a folder with a page to begin with. */
export const shippedActivities = ['wheel-of-life', 'sales-call-planner'] as const;
export type ShippedActivity = (typeof shippedActivities)[number];

const isShipped = (name: string): name is ShippedActivity =>
  shippedActivities.some((each) => each === name);

const root = new URL('./shipped/', import.meta.url);
/** What all of them have. */
const common = ['activity.js', 'activity.css'] as const;

const addressOf = (name: ShippedActivity, path: string): URL =>
  common.some((each) => each === path) ? new URL(path, root) : new URL(`${name}/${path}`, root);

/** A file of an activity that comes with the product; null where it has none by that path. */
export async function readShipped(name: string, path: string): Promise<Buffer | null> {
  if (!isShipped(name) || !isPackagePath(path) || path.includes('/')) return null;
  return readFile(addressOf(name, encodeURIComponent(path))).catch(() => null);
}

/** All files of an activity that comes with the product. */
export async function shippedFiles(name: ShippedActivity) {
  const own = await readdir(fileURLToPath(new URL(`${name}/`, root)));
  return Promise.all(
    [...own, ...common].toSorted().map(async (path) => ({
      path,
      mediaType: mediaTypeOf(path) ?? '',
      content: await readFile(addressOf(name, path)),
    })),
  );
}

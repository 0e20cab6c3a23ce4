import { posix } from 'node:path';
import type { VirtualRootRoute } from '@tanstack/virtual-file-routes';

/** Every path of the map with the file that answers it. */
export function* filesOfPaths(
  { children = [] }: Pick<VirtualRootRoute, 'children'>,
  parent = '/',
): Generator<readonly [path: string, file: string]> {
  for (const node of children) {
    const path = node.type === 'route' ? posix.join(parent, node.path) : parent;
    if (node.type === 'physical') continue;
    if (node.type !== 'layout' && node.file !== undefined) yield [path, node.file];
    if (node.type !== 'index') yield* filesOfPaths(node, path);
  }
}

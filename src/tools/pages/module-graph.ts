import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { areaIn, areaModule, isAreaModule } from './route-areas.ts';
import type { ModulesToShare } from './shared-files.ts';

export type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** What a letter of a module comes to when it is sent, in bytes. */
const sent = 0.15;

export const isPackage = (id: string): boolean => id.includes('/node_modules/');

/** Whether it is fetched by itself. */
export const isFetched = (id: string, infoOf: InfoOf): boolean =>
  (infoOf(id)?.dynamicImporters.length ?? 0) > 0;

/** The door of a feature (docs/architecture.md): who takes something there needs what that is, not all that could be taken. */
const isDoor = (id: string): boolean => id.endsWith('/public.ts');

const importsIn = (code: string, verb: 'import' | 'export') =>
  [
    ...code.matchAll(new RegExp(`\\b${verb}\\s*\\{([^}]*)\\}\\s*from\\s*['"]([^'"]+)['"]`, 'g')),
  ].map(([, names = '', from = '']) => ({
    from,
    names: names.split(',').map((name) => name.trim().split(/\s+as\s+/)),
  }));

/** The modules behind a door that a module takes something of; the door itself where that can't be told. */
function behindDoor(door: string, id: string, infoOf: InfoOf): string[] {
  const given = new Map(
    importsIn(infoOf(door)?.code ?? '', 'export').flatMap(({ from, names }) =>
      names.map((name) => [name.at(-1), join(dirname(door), from)]),
    ),
  );
  const feature = dirname(door).split('/').at(-1) ?? '';
  const taken = importsIn(infoOf(id)?.code ?? '', 'import')
    .filter(({ from }) => from.endsWith(`${feature}/public.ts`))
    .flatMap(({ names }) => names.flatMap(([name]) => given.get(name) ?? []));
  return taken.length === 0 ? [door] : [...new Set(taken)];
}

function everyModule(start: string, infoOf: InfoOf): string[] {
  const found = new Set([start]);
  for (const id of found) {
    const info = infoOf(id);
    const beside = [info?.importedIds, info?.importers];
    const later = [info?.dynamicallyImportedIds, info?.dynamicImporters];
    for (const next of [...beside, ...later].flatMap((ids) => ids ?? [])) found.add(next);
  }
  return [...found];
}

/** The modules of the product, but for those of the first files, as they are shared between pages; found from any of them. */
export function modulesToShare(
  start: string,
  infoOf: InfoOf,
  isFirst: (id: string) => boolean,
): ModulesToShare {
  const ids = everyModule(start, infoOf).filter((id) => !isFirst(id));
  const needsOf = (id: string): string[] =>
    (infoOf(id)?.importedIds ?? [])
      .flatMap((needed) => (isDoor(needed) ? behindDoor(needed, id, infoOf) : [needed]))
      .filter((needed) => !isFirst(needed));
  const modules = new Map(
    ids.map((id) => {
      const bytes = (infoOf(id)?.code?.length ?? 0) * sent;
      return [id, { bytes, needs: needsOf(id) }];
    }),
  );
  const fetched = ids.filter((id) => isFetched(id, infoOf));
  const maps = fetched
    .filter(isAreaModule)
    .map((map) => ({ map, routes: new Set(infoOf(map)?.importedIds) }));
  /** The map that has the route of a page, and the one around it: all are fetched for it. */
  const mapsOf = (id: string): string[] =>
    maps
      .filter(({ routes }) => infoOf(id)?.dynamicImporters.some((route) => routes.has(route)))
      .flatMap(({ map }) => [map, areaModule(areaIn(map).split('/')[0] ?? '')])
      .filter((map) => infoOf(map) !== null);
  return {
    modules,
    openings: fetched.filter((id) => !isAreaModule(id)).map((id) => [id, ...mapsOf(id)]),
    isKept: (id) => isPackage(id) || isFetched(id, infoOf),
  };
}

import type { BrowserContext } from 'playwright/test';

/** A record as a page was told of it. Awards have no id there, and are told by their code. */
export interface ToldRecord {
  readonly id?: string;
  readonly code?: string;
  readonly version?: number;
  readonly status?: string;
  readonly state?: string;
  readonly pinned?: boolean;
}

/** An answer of the API as the page took it in. */
export interface Sighting {
  /** The page changed something, and was not refused. */
  readonly isChange: boolean;
  /** The event that it sent; null where the address alone says what was asked for. */
  readonly event: string | null;
  /** Every id in the address, in what was sent and in what came back. */
  readonly ids: readonly string[];
  readonly records: readonly ToldRecord[];
}

const known = new WeakMap<object, Sighting[]>();

/** What the pages of a stage were told so far, in order. */
export function sightingsOf(stage: object): Sighting[] {
  const found = known.get(stage) ?? [];
  known.set(stage, found);
  return found;
}

/** Listens inside every page of the context, from its first moment. */
export async function sight(context: BrowserContext, stage: object): Promise<void> {
  const sightings = sightingsOf(stage);
  await context.exposeBinding('waymarkTell', (_, told: Sighting) => void sightings.push(told));
  await context.addInitScript(tellAnswers);
}

/** Runs in the page. */
function tellAnswers(): void {
  interface Told {
    readonly type: string;
    readonly method: string;
    readonly path: string;
    readonly body: unknown;
    readonly data: unknown;
  }
  const page = globalThis as unknown as {
    waymarkTell: (sighting: object) => void;
    waymarkWatch: (told: Told) => void;
  };
  const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
  const objectsIn = (value: unknown): Record<string, unknown>[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inner = Object.values(value).flatMap(objectsIn);
    return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
  };
  page.waymarkWatch = ({ type, method, path, body, data }) => {
    if (type !== 'answer') return;
    const [sent] = objectsIn(body);
    page.waymarkTell({
      isChange: method !== 'GET',
      event: typeof sent?.['type'] === 'string' ? sent['type'] : null,
      ids:
        `${path} ${JSON.stringify(body ?? null)} ${JSON.stringify(data ?? null)}`.match(uuid) ?? [],
      records: objectsIn(data)
        .filter((each) => 'version' in each || 'status' in each || 'code' in each)
        .map(({ id, code, version, status, state, pinned }) => ({
          id,
          code,
          version,
          status,
          state,
          pinned,
        })),
    });
  };
}

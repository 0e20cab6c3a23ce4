/** A module of the pages: how much it is, in bytes as sent, and what it needs as soon as it is there. */
export interface ModuleNeed {
  readonly bytes: number;
  readonly needs: readonly string[];
}

export interface ModulesToShare {
  readonly modules: ReadonlyMap<string, ModuleNeed>;
  /** What is opened at once, by its first modules: a page with the map of its area, or a part that a page shows later. */
  readonly openings: readonly (readonly string[])[];
  /** Whether a module keeps its own file, as what is fetched by its name has to. */
  isKept(id: string): boolean;
}

/** What a file costs whoever fetches it, besides what is in it, in bytes: its head, its turn on the line, and words that it can't share with others. */
const fileCost = 1_500;

/** What is opened with so much, in bytes, is as large as it may get: what else it would fetch without need counts many times over. */
const fullFrom = 9_000;
const timesOver = 20;

/** Openings, a bit each. */
type Bits = Uint32Array;

/** What comes in one file. */
interface File {
  readonly ids: readonly string[];
  readonly bytes: number;
  readonly isKept: boolean;
  /** Those that fetch it. */
  by: Bits;
  readonly needs: Set<File>;
}

const countOf = (length: number, wordAt: (at: number) => number): number => {
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    let word = wordAt(at);
    for (; word !== 0; word &= word - 1) count += 1;
  }
  return count;
};

const inBoth = (one: Bits, other: Bits): number =>
  countOf(one.length, (at) => (one[at] ?? 0) & (other[at] ?? 0));

const inEither = (one: Bits, other: Bits): Bits => one.map((word, at) => word | (other[at] ?? 0));

/** How much each opening fetches, and which of them are full. */
interface Loads {
  readonly bytes: Float64Array;
  readonly full: Bits;
}

const load = (loads: Loads, by: Bits, bytes: number): void => {
  for (const [word, bits] of by.entries())
    for (let left = bits; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      const at = word * 32 + bit;
      const sum = (loads.bytes[at] ?? 0) + bytes;
      loads.bytes[at] = sum;
      if (sum > fullFrom) loads.full[word] = (loads.full[word] ?? 0) | (1 << bit);
    }
};

const onlyIn = (one: Bits, other: Bits): Bits => one.map((word, at) => word & ~(other[at] ?? 0));

/** What it costs some openings, in bytes, to fetch so many more. */
const dearness = (by: Bits, bytes: number, loads: Loads): number =>
  bytes * (countOf(by.length, (at) => by[at] ?? 0) + (timesOver - 1) * inBoth(by, loads.full));

/**
 * Which file each module that pages share comes in, by a name of the file. Modules that the same openings need are together anyway; files are joined as long as that
 * saves more, one request less for whoever fetches both, than it costs those who would fetch what they don't need. Never so that two files need each other.
 */
export function sharedFiles({ modules, openings, isKept }: ModulesToShare): Map<string, string> {
  const files = new Set(filesOf({ modules, openings, isKept }));
  const loads: Loads = {
    bytes: new Float64Array(openings.length),
    full: new Uint32Array(Math.ceil(openings.length / 32)),
  };
  for (const { by, bytes } of files) load(loads, by, bytes);
  // The smallest first: they have the most to win.
  const open = [...files].filter((file) => !file.isKept).toSorted((a, b) => a.bytes - b.bytes);
  for (let file = open.shift(); file !== undefined; file = open.shift()) {
    const other = bestBeside(file, open, loads);
    if (other === null) continue;
    open.splice(open.indexOf(other), 1);
    const joined = join(file, other, { files, loads });
    const at = open.findIndex(({ bytes }) => bytes > joined.bytes);
    open.splice(at === -1 ? open.length : at, 0, joined);
  }
  return new Map(
    [...files].flatMap((file) => (file.isKept ? [] : file.ids.map((id) => [id, nameOf(file)]))),
  );
}

function filesOf({ modules, openings, isKept }: ModulesToShare): File[] {
  const roots = rootsOf({ modules, openings });
  const by = new Map<string, Bits>();
  for (const [id, own] of roots) {
    const bits = new Uint32Array(Math.ceil(openings.length / 32));
    for (const [nth, opening] of openings.entries())
      if (opening.some((root) => own.has(root)))
        bits[nth >> 5] = (bits[nth >> 5] ?? 0) | (1 << (nth & 31));
    by.set(id, bits);
  }
  /** What is fetched by itself, by who needs it: what the same openings need comes with it, or the two would need each other by what both take of packages. */
  const fetchedBy = new Map(
    [...openings.flatMap(([, ...maps]) => maps), ...openings.flatMap(([page = '']) => page)]
      .filter((id) => by.has(id))
      .map((id) => [by.get(id)?.join() ?? '', id]),
  );
  /** What one module alone brings along comes in its file. */
  const placeOf = (id: string): string => {
    if (isKept(id)) return id;
    const [root = id, ...others] = roots.get(id) ?? [];
    const same = by.get(id)?.join() ?? '';
    return others.length === 0 ? root : (fetchedBy.get(same) ?? same);
  };
  const together = Map.groupBy(by.keys(), placeOf);
  const files = [...together.values()].map((ids): File => ({
    ids,
    bytes: ids.reduce((sum, id) => sum + (modules.get(id)?.bytes ?? 0), 0),
    isKept: ids.some(isKept),
    by: by.get(ids[0] ?? '') ?? new Uint32Array(),
    needs: new Set(),
  }));
  const fileOf = new Map(files.flatMap((file) => file.ids.map((id) => [id, file])));
  for (const file of files)
    for (const needed of file.ids.flatMap((id) => modules.get(id)?.needs ?? [])) {
      const other = fileOf.get(needed);
      if (other !== undefined && other !== file) file.needs.add(other);
    }
  return files;
}

/** Of each module those that are fetched by themselves and bring it along. */
function rootsOf({ modules, openings }: Pick<ModulesToShare, 'modules' | 'openings'>) {
  const roots = new Map<string, Set<string>>();
  for (const root of new Set(openings.flat())) {
    const reached = new Set([root]);
    for (const id of reached) {
      roots.set(id, (roots.get(id) ?? new Set()).add(root));
      for (const needed of modules.get(id)?.needs ?? []) reached.add(needed);
    }
  }
  return roots;
}

/** All that comes along with a file. */
function besides(...files: readonly File[]): Set<File> {
  const found = new Set<File>(files.flatMap((file) => [...file.needs]));
  for (const file of found) for (const needed of file.needs) found.add(needed);
  return found;
}

/** The file that one is best joined with; null when it stays by itself. */
function bestBeside(file: File, others: readonly File[], loads: Loads): File | null {
  let best: File | null = null;
  let most = 0;
  for (const other of others) {
    const gain = gainOf(file, other, { enough: most, loads });
    if (gain > most && !wouldCircle(file, other)) [best, most] = [other, gain];
  }
  return best;
}

/** Bytes that all openings save together; not counted to the end once it is at most `enough`. */
function gainOf(
  one: File,
  other: File,
  { enough, loads }: { readonly enough: number; readonly loads: Loads },
): number {
  let gain =
    inBoth(one.by, other.by) * fileCost -
    dearness(onlyIn(one.by, other.by), other.bytes, loads) -
    dearness(onlyIn(other.by, one.by), one.bytes, loads);
  if (gain <= enough) return gain;
  const by = inEither(one.by, other.by);
  for (const each of besides(one, other)) {
    if (each === one || each === other) continue;
    gain -= dearness(onlyIn(by, each.by), each.bytes + fileCost, loads);
    if (gain <= enough) return gain;
  }
  return gain;
}

/** Whether something that one of them needs would need what they became. */
const wouldCircle = (one: File, other: File): boolean =>
  [...besides(one, other)].some((each) => {
    if (each === one || each === other) return false;
    const along = besides(each);
    return along.has(one) || along.has(other);
  });

function join(
  one: File,
  other: File,
  { files, loads }: { readonly files: Set<File>; readonly loads: Loads },
): File {
  const joined: File = {
    ids: [...other.ids, ...one.ids],
    bytes: one.bytes + other.bytes,
    isKept: false,
    by: inEither(one.by, other.by),
    needs: new Set([...one.needs, ...other.needs]),
  };
  for (const part of [one, other]) {
    joined.needs.delete(part);
    files.delete(part);
    for (const file of files) if (file.needs.delete(part)) file.needs.add(joined);
  }
  files.add(joined);
  load(loads, onlyIn(one.by, other.by), other.bytes);
  load(loads, onlyIn(other.by, one.by), one.bytes);
  for (const each of besides(joined)) {
    load(loads, onlyIn(joined.by, each.by), each.bytes);
    each.by = inEither(each.by, joined.by);
  }
  return joined;
}

/** Of the first of its modules, which stays the same when others change. */
const nameOf = ({ ids }: File): string => ids.toSorted()[0] ?? '';

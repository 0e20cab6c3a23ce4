import { availableParallelism } from 'node:os';
import type { Log } from '#server/log.ts';
import { limits as usualLimits } from '../limits.ts';
import type { ParserInput, ParserName, ParserOutput } from '../parsers.ts';
import { ParsingRefused } from '../refused.ts';
import { FairQueue } from './fair-queue.ts';
import type { Task } from './messages.ts';
import { openSeat, type Ended, type Seat } from './seat.ts';

/** Where content from outside is read: in processes beside the one that answers requests, within limits. */
export interface ParsingRoom {
  /** Reads some content that belongs to `owner`, an id by which owners take turns. Rejects with {@link ParsingRefused}. */
  read<Name extends ParserName>(
    name: Name,
    input: ParserInput<Name>,
    owner: string,
  ): Promise<ParserOutput<Name>>;
  /** Ends what is being read and refuses what waits; resolves when all processes are gone. */
  close(): Promise<void>;
}

/** The same for one owner. */
export type ReadFor = <Name extends ParserName>(
  name: Name,
  input: ParserInput<Name>,
) => Promise<ParserOutput<Name>>;

interface Options {
  readonly log: Log;
  /** Processes at a time, at least 2: the last one is kept for people who wait. */
  readonly seats?: number;
  /** What the processes run, and the limits of its parsers; the product's own unless told. */
  readonly program?: URL;
  readonly limits?: typeof usualLimits;
}

type Outcome = Ended | { readonly kind: 'busy' };

interface Piece extends Task {
  readonly settle: (outcome: Outcome) => void;
}

/** Pieces of one owner that may wait. */
const mostOfOne = 100;

const usualSeats = (): number => Math.min(4, Math.max(2, availableParallelism()));

export function openParsingRoom(options: Options): ParsingRoom {
  const { log, seats: count = usualSeats(), program, limits = usualLimits } = options;
  const all = Array.from({ length: count }, () => openSeat(program));
  const free = [...all];
  const queue = new FairQueue<Piece>(mostOfOne);
  let isClosed = false;

  const next = (): void => {
    const piece = queue.take(({ name }) => free.length > (limits[name].isBackground ? 1 : 0));
    const seat = piece ? free.pop() : undefined;
    if (!piece || !seat) return;
    void runAt(seat, piece);
    next();
  };

  const runAt = async (seat: Seat, { settle, ...task }: Piece): Promise<void> => {
    const ended = await seat.run(task, limits[task.name].milliseconds);
    if (!isClosed && (ended.kind === 'tooLong' || ended.kind === 'died'))
      log.warn('Reading something from outside was ended.', { parser: task.name, end: ended.kind });
    if (ended.kind === 'broke')
      log.warn('A parser failed.', { parser: task.name, because: ended.because });
    settle(ended);
    free.push(seat);
    next();
  };

  return {
    async read(name, input, owner) {
      const { bytes, called } = limits[name];
      if (sizeOf(input) > bytes)
        throw new ParsingRefused(
          'tooLarge',
          `${called} is larger than ${bytes / 1_048_576} MB, which is the limit.`,
        );
      const ended = await new Promise<Outcome>((settle) => {
        const piece = { name, input, settle };
        if (isClosed || !queue.put(owner, piece)) settle({ kind: 'busy' });
        else next();
      });
      if (ended.kind === 'read') return ended.output as ParserOutput<typeof name>;
      throw refusalFor(ended, called);
    },
    async close() {
      isClosed = true;
      for (const { settle } of queue.empty()) settle({ kind: 'died' });
      await Promise.all(all.map((seat) => seat.close()));
    },
  };
}

const sizeOf = (input: object): number =>
  'content' in input && input.content instanceof Uint8Array ? input.content.byteLength : 0;

function refusalFor(ended: Exclude<Outcome, { kind: 'read' }>, called: string): ParsingRefused {
  switch (ended.kind) {
    case 'refused':
      return new ParsingRefused('unreadable', ended.sentence);
    case 'busy':
      return new ParsingRefused('busy', `${called} can’t be read now. Try again in a while.`);
    case 'broke':
      return new ParsingRefused('unreadable', `${called} can’t be read.`);
    case 'tooLong':
      return new ParsingRefused('tooLong', `${called} takes too long to read.`);
    case 'died':
      return new ParsingRefused('died', `${called} can’t be read: it is too large or complex.`);
  }
}

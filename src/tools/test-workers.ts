import { availableParallelism, totalmem } from 'node:os';

const gigabyte = 2 ** 30;

export interface Machine {
  readonly cores: number;
  /** Bytes that this process may use. */
  readonly memory: number;
}

/** A container may have less memory than its machine; where nothing is said, Node names a number beyond all machines. */
const thisMachine = (): Machine => ({
  cores: availableParallelism(),
  memory: Math.min(process.constrainedMemory() || Infinity, totalmem()),
});

const fitting = (machine: Machine, gigabytes: number, most: number): number =>
  Math.max(
    1,
    // A gigabyte is left to everything else.
    Math.min(machine.cores, Math.floor((machine.memory / gigabyte - 1) / gigabytes), most),
  );

/**
 * The type checker and the linter are Go programs, which tidy their memory each time it has doubled. Where there is plenty they may wait until it is five times as much,
 * or until it is a third of the machine's: that saves up to a third of their time. The two programs of the type check take 2.5 GB each then, the linter 5.
 */
export function collectorOf({ memory }: Machine = thisMachine()): Record<string, string> {
  const gigabytes = Math.floor(memory / gigabyte);
  if (gigabytes >= 16) return { GOGC: 'off', GOMEMLIMIT: `${Math.floor(gigabytes / 3)}GiB` };
  return gigabytes >= 8 ? { GOGC: '400' } : {};
}

/** Workers of a suite: each holds the product and one database, of 1 GB together. */
export const suiteWorkers = (machine: Machine = thisMachine()): number => fitting(machine, 1, 8);

/** Browsers that walk at the same time, each with a server and data of its own, of 1.5 GB together. */
export const journeyWorkers = (machine: Machine = thisMachine()): number =>
  fitting(machine, 1.5, 6);

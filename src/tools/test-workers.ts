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
 * The type checker and the linter are Go programs, which tidy their memory each time it has doubled. Where there is plenty they may wait until
 * it is five times as much: a fifth of their time (the type checker then takes 4.5 GB).
 */
export const collectorOf = ({ memory }: Machine = thisMachine()): Record<string, string> =>
  memory >= 8 * gigabyte ? { GOGC: '400' } : {};

/** Workers of a suite: each holds the product and one database, of 1 GB together. */
export const suiteWorkers = (machine: Machine = thisMachine()): number => fitting(machine, 1, 8);

/** Browsers that walk at the same time, each with a server and data of its own, of 1.5 GB together. */
export const journeyWorkers = (machine: Machine = thisMachine()): number =>
  fitting(machine, 1.5, 6);

import type { Answer } from '#domain/questionnaires/definition.ts';
import type { WaitingAnswer } from '#web/actors/waiting-answers.ts';

/** One answer on its way to the server, with what this device knew was kept. */
export interface Change {
  readonly question: string;
  readonly answer: Answer | null;
  readonly before: Answer | null;
}

/** What the server made of a change. */
export type Kept =
  | { readonly is: 'kept' }
  | { readonly is: 'clashed'; readonly theirs: Answer | null }
  | { readonly is: 'refused'; readonly refusal: string };

/** What was answered can't be handed in as it stands; without a refusal two devices have answered differently. */
class NotTaken extends Error {
  readonly refusal: string | null;
  constructor(refusal: string | null) {
    super(refusal ?? 'Two devices have answered differently.');
    this.refusal = refusal;
  }
}

interface Host {
  /** Rejects where the server can't be reached. */
  readonly send: (change: Change) => Promise<Kept>;
  readonly onKept: () => void;
  readonly onLost: () => void;
  readonly onRefused: (refusal: string) => void;
  readonly onClashed: (question: string, theirs: Answer | null) => void;
  /** What is not kept yet, whenever that changes; what is on its way belongs to it. */
  readonly onWaiting: (waiting: ReadonlyMap<string, WaitingAnswer>) => void;
}

export interface AnswerSaver {
  readonly save: (question: string, answer: Answer | null) => void;
  /** Of two answers this one counts. */
  readonly insist: (question: string, answer: Answer | null, theirs: Answer | null) => void;
  /** What another device has answered counts here too. */
  readonly yieldTo: (question: string, theirs: Answer | null) => void;
  /** Resolves once everything is kept; rejects where that is not possible now, with the refusal where there was one. */
  readonly flush: () => Promise<void>;
  /** What is still to be kept is tried once more, and nothing after that. */
  readonly close: () => void;
}

/** Milliseconds after the last change: nobody’s typing is sent letter by letter. */
const pause = 500;
/** Milliseconds between two tries, the longer the oftener. */
const pauses = [1000, 2000, 5000, 10_000] as const;
const longest = 20_000;

/** Keeps every change, one request at a time: of each question the latest. */
export function openAnswerSaver(known: Map<string, Answer | null>, host: Host): AnswerSaver {
  const waiting = new Map<string, Answer | null>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> | null = null;
  let failures = 0;
  let sending: readonly [question: string, answer: Answer | null] | null = null;
  /** Answered otherwise on another device: which one counts is still to be said. */
  const contested = new Map<string, Answer | null>();
  /** Not taken: it is kept here until it is changed, or handed in once more. */
  const rejected = new Map<string, Answer | null>();
  let refusal = '';

  const publish = (): void => {
    const unkept = new Map([
      ...rejected,
      ...contested,
      ...(sending === null ? [] : [sending]),
      ...waiting,
    ]);
    host.onWaiting(
      new Map(
        [...unkept].map(([question, answer]) => [
          question,
          { answer, before: known.get(question) ?? null },
        ]),
      ),
    );
  };

  const schedule = (after: number): void => {
    if (timer !== null) clearTimeout(timer);
    // Whoever waits for the end hears of it; a try by itself is repeated.
    timer = setTimeout(() => void run().catch(() => undefined), after);
  };

  const run = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    running ??= sendAll().finally(() => (running = null));
    return running;
  };

  const sendAll = async (): Promise<void> => {
    for (let next = first(); next !== null; next = first()) {
      const { question, answer } = next;
      sending = [question, answer];
      try {
        take(next, await host.send({ ...next, before: known.get(question) ?? null }));
        sending = null;
        publish();
        failures = 0;
      } catch (error) {
        sending = null;
        if (!waiting.has(question)) waiting.set(question, answer);
        failures += 1;
        host.onLost();
        schedule(pauses[failures - 1] ?? longest);
        throw error;
      }
    }
    if (rejected.size > 0) host.onRefused(refusal);
    else host.onKept();
  };

  const first = () => {
    const [entry] = waiting;
    if (entry === undefined) return null;
    const [question, answer] = entry;
    waiting.delete(question);
    return { question, answer };
  };

  const take = ({ question, answer }: Pick<Change, 'question' | 'answer'>, kept: Kept): void => {
    if (kept.is === 'kept') known.set(question, answer);
    if (kept.is === 'refused') {
      rejected.set(question, answer);
      refusal = kept.refusal;
    }
    if (kept.is === 'clashed') {
      contested.set(question, answer);
      host.onClashed(question, kept.theirs);
    }
  };

  const later = (after: number): void => {
    if (running === null) schedule(after);
  };

  const settle = (question: string): void => {
    contested.delete(question);
    rejected.delete(question);
  };

  return {
    save(question, answer) {
      settle(question);
      waiting.set(question, answer);
      publish();
      later(pause);
    },
    insist(question, answer, theirs) {
      settle(question);
      known.set(question, theirs);
      waiting.set(question, answer);
      publish();
      later(0);
    },
    yieldTo(question, theirs) {
      settle(question);
      waiting.delete(question);
      known.set(question, theirs);
      publish();
      later(0);
    },
    async flush() {
      for (const [question, answer] of rejected)
        if (!waiting.has(question)) waiting.set(question, answer);
      rejected.clear();
      await run();
      if (rejected.size > 0) throw new NotTaken(refusal);
      if (contested.size > 0) throw new NotTaken(null);
    },
    close() {
      if (waiting.size > 0) void run().catch(() => undefined);
    },
  };
}

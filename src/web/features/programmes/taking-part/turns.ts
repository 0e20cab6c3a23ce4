interface Versioned {
  readonly version: number;
}

/** Sends a change once those before it are answered, with the latest version that is known: the one on the page, or the one that the change before has left. */
export type Turns = <Answer extends Versioned>(
  shown: number,
  send: (version: number) => Promise<Answer | undefined>,
) => Promise<Answer | undefined>;

/** The changes of one page, one after the other: nobody is told that somebody else was faster than themselves. */
export function createTurns(): Turns {
  let known = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (shown, send) => {
    const turn = last.then(async () => {
      const answer = await send(Math.max(shown, known));
      if (answer !== undefined) known = answer.version;
      return answer;
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

import { fromPromise } from 'xstate';

interface Question<Output, Input> {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
}

/** Lets promises that are settled by now reach those who wait for them. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A promise actor whose answers the test gives: it remembers what it was asked, and the test answers or refuses the latest question. */
export class Questions<Output, Input = void> {
  readonly asked: Question<Output, Input>[] = [];

  readonly actor = fromPromise<Output, Input>(
    ({ input }) =>
      new Promise<Output>((resolve, reject) => {
        this.asked.push({ input, resolve, reject });
      }),
  );

  get times(): number {
    return this.asked.length;
  }

  get latest(): Question<Output, Input> {
    const latest = this.asked.at(-1);
    if (!latest) throw new Error('Nothing has been asked yet.');
    return latest;
  }

  async answer(output: Output): Promise<void> {
    this.latest.resolve(output);
    await settled();
  }

  async refuse(error: unknown): Promise<void> {
    this.latest.reject(error);
    await settled();
  }
}

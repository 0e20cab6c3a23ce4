/** Runs what it is given one after the other, in the order of the calls; a failure does not stop the next one. */
export function createQueue(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const result = last.then(act, act);
    last = result.catch(() => undefined);
    return result;
  };
}

/** A list with one of its parts at another place. */
export const movedTo = <Each>(all: readonly Each[], from: number, to: number): Each[] => {
  const part = all[from];
  return part === undefined ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, part);
};

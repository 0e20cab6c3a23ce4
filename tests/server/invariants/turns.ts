/** Every order of two lists that keeps the order of each. */
export function turns<Each>(ones: readonly Each[], others: readonly Each[]): Each[][] {
  const [one, ...laterOnes] = ones;
  const [other, ...laterOthers] = others;
  if (one === undefined) return [[...others]];
  if (other === undefined) return [[...ones]];
  return [
    ...turns(laterOnes, others).map((rest) => [one, ...rest]),
    ...turns(ones, laterOthers).map((rest) => [other, ...rest]),
  ];
}

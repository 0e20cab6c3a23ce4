/** "1 resource", "12 resources", "3 categories": a number with what it counts. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

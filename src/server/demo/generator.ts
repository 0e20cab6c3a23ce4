/** Chance that repeats itself: the same seed gives the same draws, everywhere. */
export interface Generator {
  /** A number in [0, 1). */
  fraction(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** A UUID version 7 for something made at that moment. */
  id(at: number): string;
}

/** Mulberry32: 32 bits of state are plenty for a few thousand draws. */
export function generatorFrom(seed: number): Generator {
  let state = seed;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number): number =>
    least + Math.floor(fraction() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[whole(0, list.length - 1)];
    if (picked === undefined) throw new RangeError('There is nothing to pick from.');
    return picked;
  };
  return {
    fraction,
    whole,
    pick,
    chance: (probability) => fraction() < probability,
    shuffled<T>(list: readonly T[]): T[] {
      const rest = [...list];
      const drawn: T[] = [];
      while (rest.length > 0) drawn.push(...rest.splice(whole(0, rest.length - 1), 1));
      return drawn;
    },
    id(at) {
      const time = Math.floor(at).toString(16).padStart(12, '0');
      const random = Array.from({ length: 5 }, () =>
        whole(0, 0xffff).toString(16).padStart(4, '0'),
      );
      const [a = '', b = '', c = '', d = '', e = ''] = random;
      const variant = ((Number.parseInt(b, 16) & 0x3fff) | 0x8000).toString(16);
      return `${time.slice(0, 8)}-${time.slice(8)}-7${a.slice(1)}-${variant}-${c}${d}${e}`;
    },
  };
}

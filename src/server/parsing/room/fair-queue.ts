/** Waiting pieces of several owners, who take turns: whoever brings a thousand waits behind somebody who brings one. */
export class FairQueue<Piece> {
  readonly #waiting = new Map<string, Piece[]>();
  readonly #mostOfOne: number;

  constructor(mostOfOne: number) {
    this.#mostOfOne = mostOfOne;
  }

  /** False when this owner has as many pieces waiting as one may have. */
  put(owner: string, piece: Piece): boolean {
    const own = this.#waiting.get(owner) ?? [];
    if (own.length >= this.#mostOfOne) return false;
    own.push(piece);
    this.#waiting.set(owner, own);
    return true;
  }

  /** The next piece that may be taken now, of the owner who has waited longest since their last turn. */
  take(mayBeTaken: (piece: Piece) => boolean): Piece | null {
    for (const [owner, pieces] of this.#waiting) {
      const [first] = pieces;
      if (first === undefined || !mayBeTaken(first)) continue;
      pieces.shift();
      this.#waiting.delete(owner);
      if (pieces.length > 0) this.#waiting.set(owner, pieces);
      return first;
    }
    return null;
  }

  /** Everything that waits, which then waits no more. */
  empty(): Piece[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    return all;
  }
}

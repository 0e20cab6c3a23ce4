/** A question that somebody asks of the product, with what its charts answer. Written by `npm run charts`. */
export interface Answered {
  readonly asks: string;
  /** A sentence or a few for each part of the answer. */
  readonly answer: readonly string[];
  /** The charts that answer. */
  readonly from: readonly { readonly name: string; readonly title: string }[];
}

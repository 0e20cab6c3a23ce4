/** A file of which parts are read: a recording may be larger than what fits into memory. */
export interface Bytes {
  readonly length: number;
  /** From a place on, so many as are there. */
  readonly read: (from: number, count: number) => Promise<Buffer>;
}

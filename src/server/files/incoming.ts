/** Bytes that have just come in and lie aside until somebody keeps them. */
export interface Incoming {
  readonly path: string;
  readonly byteLength: number;
}

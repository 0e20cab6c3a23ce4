/** What we use of it; it comes without types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
    /** OpenType tags; all others are left out. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }
  /** Takes a font and the characters to keep. */
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Uint8Array>;
}

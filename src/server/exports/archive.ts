import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive, as its parts come. */
export interface ArchivedFile {
  readonly path: string;
  readonly parts: AsyncIterable<string | Uint8Array>;
}

/** A zip archive of these files, one after the other, as their parts come: nothing but what is being packed is held. `at`: epoch milliseconds, the date of each file in it. */
export async function* archiveOf(
  files: readonly ArchivedFile[],
  at: number,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let packed: Uint8Array[] = [];
  const taken = () => {
    const parts = packed;
    packed = [];
    return parts;
  };
  const zip = new Zip((error, part) => {
    if (error) throw error;
    packed.push(part);
  });
  for (const { path, parts } of files) {
    const file = new ZipDeflate(path);
    file.mtime = at;
    zip.add(file);
    for await (const part of parts) {
      file.push(typeof part === 'string' ? encoder.encode(part) : part);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

import { Readable } from 'node:stream';
import type { FileStore } from '../file-store.ts';

/** Contents that come with the product, by the names they are stored as; made when somebody asks for them. */
export type ShippedContents = Readonly<Record<string, () => Uint8Array>>;

/** A store that also has what comes with the product: nothing of it lies in the folder or the bucket, so nothing of it can be taken away there. */
export function withShipped(store: FileStore, shipped: ShippedContents): FileStore {
  const contentOf = (name: string): Buffer | null => {
    const make = Object.hasOwn(shipped, name) ? shipped[name] : undefined;
    return make ? Buffer.from(make()) : null;
  };
  return {
    ...store,
    async read(name) {
      return contentOf(name) ?? store.read(name);
    },
    async stream(name, range) {
      const content = contentOf(name);
      if (!content) return store.stream(name, range);
      return Readable.from([range ? content.subarray(range.first, range.last + 1) : content]);
    },
    async remove(name) {
      if (!Object.hasOwn(shipped, name)) await store.remove(name);
    },
  };
}

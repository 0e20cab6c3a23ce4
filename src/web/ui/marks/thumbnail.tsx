import { useState } from 'react';
import { thumbnail } from '#styled/recipes/thumbnail.js';

/** What a file looks like, beside its name, which says what it is; nothing where it does not load. */
export function Thumbnail({ src }: { src: string }) {
  const [broken, setBroken] = useState<string>();
  if (src === broken) return null;
  return (
    <img
      className={thumbnail()}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

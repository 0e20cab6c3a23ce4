import { useState, type ReactNode } from 'react';
import { avatar, type AvatarVariantProps } from '#styled/recipes/avatar.js';
import { person } from '#styled/recipes/person.js';
import { hueOf, initials } from './marks/initials.ts';

type AvatarProps = Pick<AvatarVariantProps, 'size'> & {
  name: string;
  picture?: string | null;
  /** Alone, without the name beside it: then the picture says it. */
  alone?: boolean;
};

/** The picture, or the initials when there is none or it does not load. */
export function Avatar({ name, picture, size, alone = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const look = avatar({ size, hue: hueOf(name) });
  const naming = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={look.root} {...naming}>
      {picture && picture !== broken ? (
        <img
          className={look.picture}
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** A person in a list or a record: picture, name, and one line about them. */
export function Person({
  name,
  picture,
  note,
  size,
}: Omit<AvatarProps, 'alone'> & { note?: ReactNode }) {
  const look = person();
  return (
    <span className={look.root}>
      <Avatar name={name} picture={picture} size={size} />
      <span className={look.words}>
        <span className={look.name}>{name}</span>
        {note ? <span className={look.note}>{note}</span> : null}
      </span>
    </span>
  );
}

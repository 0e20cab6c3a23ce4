import type { Holder } from '../words.ts';

/** A member or team as a form keeps it. */
export const holderKey = ({ type, id }: Pick<Holder, 'type' | 'id'>): string => `${type}:${id}`;

export function holderFrom(key: string): Pick<Holder, 'type' | 'id'> {
  const [type, id = ''] = key.split(':');
  return { type: type === 'team' ? 'team' : 'member', id };
}

import type { LocationKind } from './vocabulary.ts';

/** Where a session takes place: `detail` is a telephone number or an address; null for a video call. */
export interface Place {
  readonly kind: LocationKind;
  readonly detail: string | null;
}

/** What a place still needs, in words; null when nothing is missing (domain reference, 6.6). */
export function placeLacks({ kind, detail }: Place): string | null {
  if (kind === 'inPerson' && !detail?.trim()) return 'Enter the meeting address.';
  if (kind === 'phone' && !/^\+[1-9]\d{6,14}$/.test((detail ?? '').replaceAll(/[\s()-]/g, '')))
    return 'Enter a phone number with its country code, such as +44 20 7946 0018.';
  return null;
}

/** A place as it is kept: a video call has no address. */
export const tidyPlace = ({ kind, detail }: Place): Place => ({
  kind,
  detail: kind === 'video' ? null : detail?.trim() || null,
});

const names = { video: 'video call', phone: 'by phone', inPerson: 'in person' } as const;

/** "by phone, +44 20 7946 0018", inside a sentence. */
export const placeInWords = ({ kind, detail }: Place): string =>
  kind === 'video' || detail === null ? names[kind] : `${names[kind]}, ${detail}`;

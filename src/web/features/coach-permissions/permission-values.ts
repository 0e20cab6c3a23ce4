import type { Place } from './places.ts';
import { endNames, otherEnd } from './words.ts';
import * as texts from './texts.ts';

/** What the form holds. Dates as `YYYY-MM-DD`. */
export interface PermissionValues {
  readonly other: { readonly id: string; readonly name: string } | null;
  /** Whoever it is for may book the coach. */
  readonly canBook: boolean;
  readonly canReadNotes: boolean;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** Stay for the next one. */
  readonly another: boolean;
}

export const emptyPermission: PermissionValues = {
  other: null,
  canBook: true,
  canReadNotes: false,
  validFrom: null,
  validTo: null,
  another: false,
};

/** The field that holds what is chosen, as the server calls it. */
export const keyOfOther = ({ end }: Pick<Place, 'end'>): 'subject' | 'coach' =>
  end === 'coach' ? 'subject' : 'coach';

/** What is missing or wrong before anything is sent. */
export const missingFor =
  (place: Pick<Place, 'end' | 'scope'>) =>
  ({ other, validFrom, validTo }: PermissionValues): Readonly<Record<string, string>> => ({
    ...(other === null && {
      [keyOfOther(place)]: texts.chooseA(endNames[otherEnd(place)].toLowerCase()),
    }),
    ...(validFrom !== null &&
      validTo !== null &&
      validTo < validFrom && { validTo: texts.endDateMust }),
  });

/** The values as the server takes them. */
export const fieldsOf = (
  { end, id, scope }: Pick<Place, 'end' | 'id' | 'scope'>,
  { other, canBook, canReadNotes, validFrom, validTo }: PermissionValues,
) => ({
  coach: end === 'coach' ? id : (other?.id ?? ''),
  subject: end === 'coach' ? (other?.id ?? '') : id,
  scope,
  canBook,
  canReadNotes,
  validFrom,
  validTo,
});

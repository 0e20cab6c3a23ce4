import type { CreateParts } from '../request/create-parts.ts';
import { PlaceChoice } from './place-choice.tsx';

/** Where a session that is created takes place. */
export function PlaceFields({ draft, change, known }: CreateParts) {
  const { session, kind } = known;
  if (session === undefined || kind === null) return null;
  return (
    <PlaceChoice
      kinds={session.locationKinds}
      place={{ kind, detail: draft.detail }}
      onChange={(place) => change({ kind: place.kind, detail: place.detail ?? '' })}
    />
  );
}

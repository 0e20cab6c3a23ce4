import { definePlaces } from '#web/screens/record/place.ts';

export const places = definePlaces({
  '/app/programmes/$programme/session-options': { own: 'sessionOption' },
});

export type Place = ReturnType<typeof places.usePlace>;

import { expect, test } from 'vitest';
import { fewestNamed, namedOf } from '#domain/programmes/named.ts';

const progress = { invited: 1, activated: 4, started: 5, stalled: 0, finished: 0 };

test('an organisation admin is led to no list of fewer than five by name', () => {
  expect(namedOf(progress, fewestNamed)).toEqual({ members: true, journeys: ['started'] });
  const few = { ...progress, started: 0, activated: 3 };
  expect(namedOf(few, fewestNamed)).toEqual({ members: false, journeys: [] });
});

test('staff are led to everybody, and whoever is told of nobody to nobody', () => {
  expect(namedOf(progress, 1)).toEqual({
    members: true,
    journeys: ['invited', 'activated', 'started'],
  });
  expect(namedOf(null, 1)).toEqual({ members: false, journeys: [] });
});

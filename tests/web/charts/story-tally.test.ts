import { expect, test } from 'vitest';
import { loadStory } from '#web/charts/stories.ts';
import { tallyIn } from '#web/charts/story-view.ts';

const story = await loadStory('booking');
const counts = {
  states: {
    'life.requested': 4,
    'life.confirmed.scheduled': 10,
    'life.confirmed.open': 2,
    'credit.held': 16,
  },
  transitions: {
    'booking.life.requested|CONFIRM|0': 3,
    'booking.life.requested|CONFIRM|1': 5,
  },
  number: String,
};
const life = story?.pictures.find(({ key }) => key === 'life');

test('a folded state counts all that stand inside, and another region has a picture of its own', () => {
  const tally = life && tallyIn(life, counts);
  expect(tally?.states).toEqual({ 'life.requested': 4, 'life.confirmed': 12 });
});

test('an arrow counts every way that it stands for', () => {
  const tally = life && tallyIn(life, counts);
  const taken = Object.values(tally?.transitions ?? {}).filter((count) => count > 0);
  expect(taken.reduce((sum, count) => sum + count, 0)).toBe(8);
});

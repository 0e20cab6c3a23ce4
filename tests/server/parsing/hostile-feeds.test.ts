import { afterAll, expect, test } from 'vitest';
import type { ReadingTerms } from '#server/parsing/calendar/terms.ts';
import { createLog } from '#server/log.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import { openParsingRoom } from '#server/parsing/room/room.ts';
import { hostileCorpus } from '#tests/support/hostile-feeds.ts';
import { seeds } from '#tests/support/seeds.ts';

const parsing = openParsingRoom({ log: createLog('silent') });
afterAll(() => parsing.close());

const terms: ReadingTerms = {
  window: { start: Date.UTC(2027, 2, 1), end: Date.UTC(2028, 3, 5) },
  zone: 'Europe/Lisbon',
  addresses: ['carl@example.test'],
  remotes: new Set(),
};

test('five hundred hostile feeds all come to an answer or a sentence, and end no process', async () => {
  const failures: string[] = [];
  const outcomes = { answers: 0, sentences: 0 };
  const feeds = seeds.flatMap((seed) => hostileCorpus(seed, 500 / seeds.length));
  for (const { trick, text } of feeds) {
    const content = new TextEncoder().encode(text);
    try {
      const busy = await parsing.read('feedBusy', { content, remote: '', terms }, 'carl');
      const isSound = busy.every(({ start, end }) => start < end && start >= terms.window.start);
      if (!isSound) failures.push(`${trick}: times that are none`);
      outcomes.answers += 1;
    } catch (error) {
      const isSentence =
        error instanceof ParsingRefused && !error.hasDied && /^[A-Z].*\.$/.test(error.message);
      if (!isSentence) failures.push(`${trick}: ${String(error)}`);
      outcomes.sentences += 1;
    }
  }
  expect({ seeds, failures }).toEqual({ seeds, failures: [] });
  expect(outcomes.answers).toBeGreaterThan(100);
  expect(outcomes.sentences).toBeGreaterThan(100);
});

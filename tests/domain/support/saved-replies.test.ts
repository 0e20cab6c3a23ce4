import { expect, test } from 'vitest';
import { replyFor, savedReplies, savedRepliesFor } from '#domain/support/saved-replies.ts';
import { answerLimit, supportCategories } from '#domain/support/vocabulary.ts';

test('saved replies are named apart, fit into an answer, and name nobody but whoever asked', () => {
  const titles = savedReplies.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const reply of savedReplies) {
    expect(reply.text.length).toBeLessThan(answerLimit / 2);
    expect(replyFor(reply, 'Mia Turner')).toMatch(/^Hello Mia,/);
    expect(replyFor(reply, null)).toMatch(/^Hello,/);
    expect(replyFor(reply, 'Mia Turner')).not.toContain('{');
  }
});

test('every category has some, but a concern about somebody’s wellbeing is answered in one’s own words', () => {
  for (const category of supportCategories)
    expect(savedRepliesFor(category).length > 0).toBe(category !== 'wellbeing');
});

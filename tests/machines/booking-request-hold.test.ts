import { describe, expect, it } from 'vitest';
import { holdSentence, noticeSentence } from '#machines/booking-request/sentences.ts';
import {
  holdOf,
  noon,
  now,
  openPage,
  slots,
  ten,
  tenMinutes,
} from '#tests/support/booking-request-scene.ts';

type Page = ReturnType<typeof openPage>;

const clock = (moment: number) => new Date(moment).toISOString().slice(11, 16);
const moment = (at: number) => `${new Date(at).toISOString().slice(0, 10)} ${clock(at)}`;

const taken = 'That time has just been taken.';

const withTenKept = async () => {
  const page = openPage();
  await page.picksTime();
  page.send({ type: 'choose.slot', slot: ten });
  await page.keeps(ten);
  return page;
};

describe('picking a time', () => {
  it('asks the server to keep it; the next step waits for the answer', async () => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.slot', slot: ten });
    expect(page.keeping()).toBe('taking');
    expect(page.tags()).toEqual(['keeping', 'step']);
    expect(page.holdSlot.latest.input.choices.slot).toBe(ten);
    expect(page.refused({ type: 'NEXT' })).toBe('Choose a time.');
    await page.keeps(ten);
    expect(page.keeping()).toBe('held');
    expect(page.tags()).toEqual(['kept', 'step']);
    page.next();
    expect(page.at()).toBe('message');
  });

  it.each([
    ['load', async () => undefined],
    ['could not be fetched', (page: Page) => page.loadSlots.refuse(new Error('down'))],
  ] as const)('is enough to go on while the times of other days %s', async (_, answer) => {
    const page = await withTenKept();
    page.send({ type: 'choose.from', from: '2026-03-09' });
    await answer(page);
    page.next();
    expect(page.at()).toBe('message');
  });

  it.each([
    ['load', async () => undefined],
    ['could not be fetched', (page: Page) => page.loadSlots.refuse(new Error('down'))],
  ] as const)('is asked for in a sentence while the times %s', async (_, answer) => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.from', from: '2026-03-09' });
    await answer(page);
    expect(page.refused({ type: 'NEXT' })).toBe('Choose a time.');
  });

  it('another one replaces it; only the last counts', async () => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.slot', slot: ten });
    const first = page.holdSlot.latest;
    page.send({ type: 'choose.slot', slot: noon });
    first.resolve(holdOf(ten));
    await page.keeps(noon);
    expect(page.context().hold?.slot).toBe(noon);
    page.send({ type: 'choose.slot', slot: ten });
    expect(page.refused({ type: 'NEXT' })).toBe('Choose a time.');
    await page.keeps(ten);
    expect(page.context().hold?.slot).toBe(ten);
  });

  it('that somebody else took meanwhile: the next free times are said and fetched', async () => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.slot', slot: ten });
    await page.holdSlot.refuse({ reason: 'timeRefused', sentence: taken, next: [noon] });
    expect(page.keeping()).toBe('none');
    expect(page.at()).toEqual({ time: 'loading' });
    expect(page.notice()).toEqual({ kind: 'timeRefused', sentence: taken, next: [noon] });
    expect(page.choices().slot).toBeNull();
    expect(page.address()?.choices.slot).toBeNull();
    page.back();
    expect(page.notice()).toBeNull();
  });

  it('that somebody else took, on days with no other: one of the next free times may be picked', async () => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.slot', slot: ten });
    await page.holdSlot.refuse({ reason: 'timeRefused', sentence: taken, next: [noon] });
    await page.loadSlots.answer([]);
    expect(page.at()).toEqual({ time: 'empty' });
    page.send({ type: 'choose.slot', slot: noon });
    expect(page.at()).toEqual({ time: 'empty' });
    expect(page.choices().slot).toBe(noon);
    await page.keeps(noon);
    expect(page.context().hold?.slot).toBe(noon);
  });

  it('that the server refuses or cannot answer for is not kept, and says why', async () => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.slot', slot: ten });
    await page.holdSlot.refuse({ reason: 'refused', sentence: 'Choose a session.' });
    expect(page.notice()).toEqual({ kind: 'refused', sentence: 'Choose a session.' });
    await page.loadSlots.answer(slots);
    page.send({ type: 'choose.slot', slot: noon });
    await page.holdSlot.refuse(new TypeError('Failed to fetch'));
    expect(page.notice()).toEqual({ kind: 'unreachable' });
    expect(page.refused({ type: 'NEXT' })).toBe('Choose a time.');
  });
});

describe('a kept time runs out', () => {
  it.each(['time', 'message', 'review'] as const)(
    'at the %s: it is said, and the times are shown anew',
    async (step) => {
      const page = await withTenKept();
      if (step !== 'time') page.next();
      if (step === 'review') page.next();
      page.later(tenMinutes - 1);
      expect(page.keeping()).toBe('held');
      page.later(1);
      expect(page.keeping()).toBe('none');
      expect(page.at()).toEqual({ time: 'loading' });
      expect(page.notice()).toEqual({ kind: 'holdExpired', slot: ten, until: now + tenMinutes });
      await page.loadSlots.answer(slots);
      page.send({ type: 'choose.slot', slot: ten });
      expect(page.notice()).toBeNull();
      await page.keeps(ten);
      page.next();
      expect(page.at()).toBe('message');
    },
  );

  it('at an earlier step: the member stays there, and is told', async () => {
    const page = await withTenKept();
    page.back();
    page.later(tenMinutes);
    expect(page.at()).toBe('coach');
    expect(page.notice()?.kind).toBe('holdExpired');
    expect(page.choices()).toMatchObject({ step: 'coach', slot: null });
  });

  it('counted by the clock of the server, whatever the device thinks', async () => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.slot', slot: ten });
    await page.holdSlot.answer({ ...holdOf(ten), at: now + tenMinutes - 5_000 });
    page.later(4_999);
    expect(page.keeping()).toBe('held');
    page.later(1);
    expect(page.keeping()).toBe('none');
  });
});

describe('a kept time is given up', () => {
  const changes = [
    ['session', { type: 'choose.session', session: 'intro' }],
    ['credit', { type: 'choose.credit', credit: 'other' }],
    ['coach', { type: 'choose.coach', coach: 'ben' }],
  ] as const;

  it.each(changes)('when another %s is chosen', async (step, change) => {
    const page = await withTenKept();
    page.next();
    page.next();
    page.send({ type: 'EDIT', step });
    page.send(change);
    expect(page.released).toEqual([`hold-${ten}`]);
    expect(page.keeping()).toBe('none');
    expect(page.context()).toMatchObject({ hold: null, choices: { slot: null } });
  });

  it('before the server has answered: the answer changes nothing any more', async () => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.slot', slot: ten });
    page.back();
    page.send({ type: 'choose.coach', coach: 'ben' });
    await page.keeps(ten);
    expect(page.keeping()).toBe('none');
    expect(page.context().hold).toBeNull();
  });

  it('also while another one is being asked for', async () => {
    const page = await withTenKept();
    page.send({ type: 'choose.slot', slot: noon });
    page.back();
    page.send({ type: 'choose.coach', coach: 'ben' });
    expect(page.released).toEqual([`hold-${ten}`]);
    expect(page.context().hold).toBeNull();
  });

  it('when it is for the team instead', async () => {
    const page = await withTenKept();
    page.back();
    page.back();
    page.back();
    page.send({ type: 'choose.for', for: 'north' });
    expect(page.released).toEqual([`hold-${ten}`]);
    expect(page.keeping()).toBe('none');
  });

  it('when the member leaves without booking', async () => {
    const page = await withTenKept();
    page.send({ type: 'DISCARD' });
    expect(page.at()).toBe('discarded');
    expect(page.tags()).toEqual(['terminal']);
    expect(page.released).toEqual([`hold-${ten}`]);
  });

  it('but not when other days are looked at, or the member goes back a step', async () => {
    const page = await withTenKept();
    page.send({ type: 'choose.from', from: '2026-03-09' });
    page.back();
    expect(page.released).toEqual([]);
    expect(page.keeping()).toBe('held');
  });
});

describe('the words', () => {
  const words = { clock, moment };

  it('of a kept time', () => {
    expect(holdSentence(holdOf(ten), clock)).toBe('We are keeping 10:00 for you until 09:52.');
  });

  it('of one that ran out', () => {
    const sentence = noticeSentence(
      { kind: 'holdExpired', slot: ten, until: now + tenMinutes },
      words,
    );
    expect(sentence).toBe('We kept 10:00 for you until 09:52. Choose it again or another time.');
  });

  it('of one that was refused: why, with and without others', () => {
    const own = 'You already have a session at that time.';
    const refused = (sentence: string, ...next: number[]) =>
      noticeSentence({ kind: 'timeRefused', sentence, next }, words);
    expect(refused(taken, ten, noon)).toBe(
      'That time has just been taken. Here are the next free times: 2026-03-04 10:00 · 2026-03-04 12:00',
    );
    expect(refused(taken)).toBe('That time has just been taken. Choose another time.');
    expect(refused(own, noon)).toBe(
      'You already have a session at that time. Here are the next free times: 2026-03-04 12:00',
    );
    expect(refused('')).toBe('That time can no longer be booked. Choose another time.');
  });

  it.each(['creditGone', 'refused'] as const)(
    'of the server (%s), and ours when it gave none',
    (kind) => {
      expect(noticeSentence({ kind, sentence: 'Theirs.' }, words)).toBe('Theirs.');
      expect(noticeSentence({ kind, sentence: '' }, words)).toMatch(/\.$/);
    },
  );
});

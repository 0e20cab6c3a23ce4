import { describe, expect, it } from 'vitest';
import { eleven, noon, now, openPage, slots, ten } from '#tests/support/booking-request-scene.ts';

const next = { type: 'NEXT' } as const;

describe('at the time', () => {
  it('free times can be picked; a greyed one says why not', async () => {
    const page = openPage();
    await page.picksTime();
    expect(page.at()).toEqual({ time: 'picking' });
    expect(page.refused({ type: 'choose.slot', slot: eleven })).toBe('Outside Ana’s working hours');
    expect(page.refused({ type: 'choose.slot', slot: now })).toBe(
      'That time can no longer be booked. Choose another.',
    );
    expect(page.refused(next)).toBe('Choose a time.');
    expect(page.holdSlot.times).toBe(0);
  });

  it('the way back from a free session of two coaches leads to the coach', async () => {
    const page = openPage();
    await page.loads();
    page.send({ type: 'choose.session', session: 'talk' });
    page.next();
    page.send({ type: 'choose.coach', coach: 'ben' });
    page.next();
    page.back();
    expect(page.at()).toBe('coach');
  });

  it.each([
    ['a free session of one coach', 'intro', 'session'],
    ['a session of one coach', 'clinic', 'credit'],
  ] as const)('the way back from %s leaves what was said there', async (_, session, step) => {
    const page = openPage();
    await page.loads();
    page.send({ type: 'choose.session', session });
    page.next();
    if (step === 'credit') page.next();
    await page.loadSlots.answer(slots);
    page.send({ type: 'choose.slot', slot: ten });
    await page.holdSlot.refuse({ reason: 'timeRefused', sentence: 'Taken.', next: [] });
    expect(page.notice()?.kind).toBe('timeRefused');
    page.back();
    expect(page.at()).toBe(step);
    expect(page.notice()).toBeNull();
  });

  it('two other times may be named besides, and taken back', async () => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.slot', slot: ten });
    await page.keeps(ten);
    page.send({ type: 'choose.also', slot: noon });
    expect(page.at()).toEqual({ time: 'picking' });
    expect(page.choices().also).toEqual([noon]);
    expect(page.refused({ type: 'choose.also', slot: noon })).toBe(
      'You have already chosen that time.',
    );
    page.send({ type: 'choose.also', slot: eleven });
    expect(page.choices().also).toEqual([noon, eleven]);
    expect(page.refused({ type: 'choose.also', slot: eleven + 60_000 })).toBe(
      'You can ask for at most 3 times.',
    );
    page.send({ type: 'drop.also', slot: noon });
    expect(page.at()).toEqual({ time: 'picking' });
    expect(page.choices()).toMatchObject({ slot: ten, also: [eleven] });
    expect(page.keeping()).toBe('held');
  });

  it('other days may be looked at', async () => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.from', from: '2026-03-09' });
    expect(page.address()?.choices.from).toBe('2026-03-09');
    expect(page.at()).toEqual({ time: 'loading' });
    expect(page.loadSlots.latest.input.choices.from).toBe('2026-03-09');
  });

  it('with no free time on these days it says so, and other days may be looked at', async () => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.from', from: '2026-03-09' });
    await page.loadSlots.answer([{ start: eleven, reasons: ['Taken'] }]);
    expect(page.at()).toEqual({ time: 'empty' });
    expect(page.context().slots).toHaveLength(1);
    page.refused({ type: 'choose.slot', slot: eleven });
    page.send({ type: 'choose.from', from: '2026-03-16' });
    expect(page.at()).toEqual({ time: 'loading' });
    expect(page.choices().from).toBe('2026-03-16');
    await page.loadSlots.answer(slots);
    expect(page.at()).toEqual({ time: 'picking' });
  });

  it('after a failure other days may be looked at too', async () => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.from', from: '2026-03-09' });
    await page.loadSlots.refuse(new Error('down'));
    page.send({ type: 'choose.from', from: '2026-03-16' });
    expect(page.at()).toEqual({ time: 'loading' });
    expect(page.loadSlots.latest.input.choices.from).toBe('2026-03-16');
  });

  it('when the times cannot be fetched it says so and tries again on request', async () => {
    const page = openPage();
    await page.picksTime();
    page.send({ type: 'choose.from', from: '2026-03-09' });
    await page.loadSlots.refuse(new Error('down'));
    expect(page.at()).toEqual({ time: 'failed' });
    expect(page.tags()).toEqual(['failed', 'step']);
    page.send({ type: 'RETRY' });
    expect(page.at()).toEqual({ time: 'loading' });
    await page.loadSlots.answer(slots);
    expect(page.at()).toEqual({ time: 'picking' });
  });
});

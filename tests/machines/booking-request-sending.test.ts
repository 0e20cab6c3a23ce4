import { describe, expect, it } from 'vitest';
import { bookingRequestMachine } from '#machines/booking-request/machine.ts';
import { refusal } from '#machines/booking-request/refusal.ts';
import {
  noCreditLeft,
  noon,
  openPage,
  slots,
  ten,
  tenMinutes,
} from '#tests/support/booking-request-scene.ts';

const next = { type: 'NEXT' } as const;
const submit = { type: 'SUBMIT' } as const;

describe('at the review', () => {
  it.each(['session', 'credit', 'coach', 'message'] as const)('%s can be edited', async (step) => {
    const page = openPage();
    await page.reviews();
    page.send({ type: 'EDIT', step });
    expect(page.at()).toBe(step);
  });

  it('the time can be edited; ten o’clock stays kept meanwhile', async () => {
    const page = openPage();
    await page.reviews();
    page.send({ type: 'EDIT', step: 'time' });
    expect(page.at()).toEqual({ time: 'loading' });
    await page.loadSlots.answer(slots);
    page.next();
    expect(page.at()).toBe('message');
    expect(page.holdSlot.times).toBe(1);
  });

  it('the review itself cannot be edited', async () => {
    const page = openPage();
    await page.reviews();
    page.refused({ type: 'EDIT', step: 'review' });
    expect(page.at()).toEqual({ review: 'ready' });
  });

  it.each([
    [false, 'requested'],
    [true, 'booked'],
  ])('sending it (at once: %s) ends as %s', async (instant, end) => {
    const page = openPage();
    await page.reviews();
    page.send(submit);
    expect(page.at()).toBe('submitting');
    expect(page.submitRequest.latest.input).toMatchObject({
      choices: {
        session: 'coaching',
        credit: 'mine',
        coach: 'ana',
        slot: ten,
        message: 'Prepare a talk.',
      },
    });
    await page.submitRequest.answer({ booking: 'b1', instant });
    expect(page.at()).toBe(end);
    expect(page.tags()).toEqual(['terminal']);
    expect(page.context().sent).toEqual({ booking: 'b1', instant });
    expect(page.isDone()).toBe(true);
    expect(page.released).toEqual([]);
  });

  it.each([
    ['session', { session: null }, 'Choose a session.'],
    ['credit', { credit: null }, 'Choose a credit.'],
    ['coach', { coach: null }, 'Choose a coach.'],
    ['kept time', { slot: noon }, 'Choose a time.'],
    [
      'message of at most 1,000 characters',
      { message: 'x'.repeat(1_001) },
      'Message can have at most 1,000 characters.',
    ],
  ])('without a %s it is not sent', async (_, lack, sentence) => {
    const page = openPage();
    await page.reviews();
    const context = { ...page.context(), choices: { ...page.choices(), ...lack } };
    const value = { drafting: { steps: { review: 'ready' }, hold: 'held' } } as const;
    expect(bookingRequestMachine.resolveState({ value, context }).can(submit)).toBe(false);
    expect(refusal(context, submit)).toBe(sentence);
  });

  it('while it is on its way nothing else is accepted', async () => {
    const page = openPage();
    await page.reviews();
    page.send(submit);
    page.refused(submit);
    page.refused({ type: 'BACK' });
    page.send({ type: 'DISCARD' });
    page.send({ type: 'address.changed', choices: { ...page.choices(), step: 'session' } });
    expect(page.at()).toBe('submitting');
    expect(page.submitRequest.times).toBe(1);
  });
});

describe('when sending is refused', () => {
  const sending = async () => {
    const page = openPage();
    await page.reviews();
    page.send(submit);
    return page;
  };

  it.each([
    'That time has just been taken.',
    'You already have a session at that time.',
    'Book at least 24 hours ahead.',
  ])(
    'because of the time (%s): the next free times are offered, one of which may be picked',
    async (sentence) => {
      const page = await sending();
      const later = ten + 7 * 24 * 3_600_000;
      await page.submitRequest.refuse({ reason: 'timeRefused', sentence, next: [noon, later] });
      expect(page.at()).toEqual({ time: 'loading' });
      expect(page.keeping()).toBe('none');
      expect(page.choices().slot).toBeNull();
      expect(page.notice()).toEqual({ kind: 'timeRefused', sentence, next: [noon, later] });
      await page.loadSlots.answer(slots);
      page.send({ type: 'choose.slot', slot: later });
      await page.keeps(later);
      expect(page.notice()).toBeNull();
      page.next();
      expect(page.at()).toBe('message');
    },
  );

  it('because the credit is gone: what may be booked is fetched again, and another credit is asked for', async () => {
    const page = await sending();
    await page.submitRequest.refuse({ reason: 'creditGone', sentence: noCreditLeft });
    await page.loads();
    expect(page.at()).toBe('credit');
    expect(page.notice()).toEqual({ kind: 'creditGone', sentence: noCreditLeft });
    expect(page.refused(next)).toBe('Choose a credit.');
    expect(page.keeping()).toBe('held');
  });

  it.each(['loading', 'unavailable'])(
    'because the credit is gone: a link that is opened while %s gives the time up',
    async (state) => {
      const page = await sending();
      await page.submitRequest.refuse({ reason: 'creditGone', sentence: noCreditLeft });
      if (state === 'unavailable') await page.loadOptions.refuse(new Error('down'));
      expect(page.at()).toBe(state);
      page.send({ type: 'address.changed', choices: { ...page.choices(), slot: noon } });
      expect(page.released).toEqual([`hold-${ten}`]);
      expect(page.keeping()).toBe('none');
    },
  );

  it('for another reason: the review says the reason of the server, and it can be sent again', async () => {
    const page = await sending();
    const sentence = 'This coach can no longer be booked.';
    await page.submitRequest.refuse({ reason: 'refused', sentence });
    expect(page.at()).toEqual({ review: 'failed' });
    expect(page.tags()).toEqual(['failed', 'kept', 'step']);
    expect(page.notice()).toEqual({ kind: 'refused', sentence });
    page.send({ type: 'EDIT', step: 'time' });
    await page.loadSlots.answer(slots);
    expect(page.notice()).toEqual({ kind: 'refused', sentence });
    page.next();
    expect(page.notice()).toBeNull();
    page.next();
    page.send(submit);
    await page.submitRequest.refuse({ reason: 'refused', sentence });
    page.send(submit);
    expect(page.notice()).toBeNull();
    await page.submitRequest.answer({ booking: 'b1', instant: false });
    expect(page.at()).toBe('requested');
  });

  it('because the server does not answer: nothing is lost', async () => {
    const page = await sending();
    await page.submitRequest.refuse(new TypeError('Failed to fetch'));
    expect(page.at()).toEqual({ review: 'failed' });
    expect(page.notice()).toEqual({ kind: 'unreachable' });
    expect(page.choices()).toMatchObject({ slot: ten, message: 'Prepare a talk.' });
  });

  it('and the time ran out meanwhile: another time is asked for', async () => {
    const page = await sending();
    page.later(tenMinutes);
    expect(page.at()).toBe('submitting');
    await page.submitRequest.refuse(new TypeError('Failed to fetch'));
    expect(page.at()).toEqual({ time: 'loading' });
    expect(page.notice()).toMatchObject({ kind: 'holdExpired', slot: ten });
  });
});

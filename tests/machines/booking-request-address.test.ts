import { describe, expect, it } from 'vitest';
import type { Choices, Step } from '#machines/booking-request/context.ts';
import { noChoices } from '#machines/booking-request/context.ts';
import {
  holdOf,
  openPage,
  options,
  slots,
  ten,
  whole,
} from '#tests/support/booking-request-scene.ts';

const opened = async (address: Partial<Choices>) => {
  const page = openPage(address);
  await page.loads();
  return page;
};

describe('a pasted link or a reload', () => {
  it.each([
    ['nothing at all', {}, 'session'],
    ['a step without choices', { step: 'review' }, 'session'],
    ['a session that is not offered', { ...whole, session: 'unknown' }, 'session'],
    ['a credit that is used up', { ...whole, credit: 'empty' }, 'credit'],
    ['a credit of somebody else', { ...whole, credit: 'theirs' }, 'credit'],
    ['no coach', { ...whole, coach: null }, 'coach'],
    ['a coach who may not be booked', { ...whole, coach: 'carl' }, 'coach'],
    ['an earlier step than the choices allow', { ...whole, step: 'credit' }, 'credit'],
    ['a free session at the coach', { step: 'coach', session: 'intro' }, 'coach'],
    [
      'a session and a credit from a credit’s own page',
      { step: 'coach', session: 'coaching', credit: 'mine' },
      'coach',
    ],
  ] as const)('with %s stops at the furthest step that is in order', async (_, address, step) => {
    const page = await opened(address);
    expect(page.at()).toBe(step);
    expect(page.address()).toMatchObject({ choices: { step }, history: 'replace' });
  });

  it('with a session and a coach alone is paid by the first credit that can', async () => {
    const page = await opened({ ...whole, credit: null, step: 'message' });
    await page.keeps(ten);
    expect(page.at()).toBe('message');
    expect(page.choices().credit).toBe('mine');
  });

  it('without a time stops at the time', async () => {
    const page = await opened({ ...whole, slot: null });
    expect(page.at()).toEqual({ time: 'loading' });
    expect(page.holdSlot.times).toBe(0);
  });

  it.each([
    ['review', { review: 'ready' }],
    ['message', 'message'],
    ['time', { time: 'loading' }],
  ] as const)('to the %s keeps its time again and goes there', async (step, state) => {
    const page = await opened({ ...whole, step });
    expect(page.at()).toBe('resuming');
    expect(page.tags()).toEqual(['busy', 'keeping']);
    expect(page.addresses).toEqual([]);
    await page.keeps(ten);
    expect(page.at()).toEqual(state);
    expect(page.keeping()).toBe('held');
    expect(page.choices()).toEqual({ ...noChoices, ...whole, step });
  });

  it('whose time was taken meanwhile stops at the time and says so', async () => {
    const page = await opened(whole);
    await page.holdSlot.refuse({ reason: 'timeRefused', sentence: 'Taken.', next: [] });
    expect(page.at()).toEqual({ time: 'loading' });
    expect(page.notice()).toEqual({ kind: 'timeRefused', sentence: 'Taken.', next: [] });
    expect(page.address()).toMatchObject({
      choices: { step: 'time', slot: null },
      history: 'replace',
    });
  });

  it('with a message that is too long stops at the message', async () => {
    const page = await opened({ ...whole, message: 'x'.repeat(1_001) });
    await page.keeps(ten);
    expect(page.at()).toBe('message');
  });

  it('gives no more than the server does: a link alone never sends anything', async () => {
    const page = await opened(whole);
    await page.keeps(ten);
    expect(page.submitRequest.times).toBe(0);
  });
});

describe('the address', () => {
  it('follows each step as a new entry and each choice in place', async () => {
    const page = openPage();
    await page.reviews();
    const walk = page.addresses.map(({ choices, history }) => `${history} ${choices.step}`);
    expect(walk).toEqual([
      'replace session',
      'replace session',
      'push credit',
      'push coach',
      'replace coach',
      'push time',
      'replace time',
      'push message',
      'replace message',
      'push review',
    ]);
    expect(page.address()?.choices).toEqual({ ...noChoices, ...whole });
  });

  it('that did not change does not fetch anew', () => {
    const page = openPage(whole);
    page.refused({ type: 'address.changed', choices: { ...noChoices, ...whole } });
    expect(page.loadOptions.times).toBe(1);
  });

  it('as the page wrote it itself changes nothing', async () => {
    const page = openPage();
    await page.reviews();
    page.refused({ type: 'address.changed', choices: { ...page.choices() } });
    expect(page.at()).toEqual({ review: 'ready' });
  });
});

describe('the back button', () => {
  it.each(['session', 'credit', 'coach', 'message'] as const)(
    'leads to the %s; the time stays kept',
    async (step) => {
      const page = openPage();
      await page.reviews();
      page.send({ type: 'address.changed', choices: { ...page.choices(), step } });
      expect(page.at()).toBe(step);
      expect(page.keeping()).toBe('held');
      expect(page.released).toEqual([]);
    },
  );

  it('and forward again leads to the review, without asking for the time again', async () => {
    const page = openPage();
    await page.reviews();
    const review = page.choices();
    page.send({ type: 'address.changed', choices: { ...review, step: 'session' } });
    page.send({ type: 'address.changed', choices: review });
    expect(page.at()).toEqual({ review: 'ready' });
    expect(page.holdSlot.times).toBe(1);
  });

  it('to other choices gives the time up', async () => {
    const page = openPage();
    await page.reviews();
    const earlier: Choices = { ...page.choices(), step: 'coach', coach: null, slot: null };
    page.send({ type: 'address.changed', choices: earlier });
    expect(page.at()).toBe('coach');
    expect(page.keeping()).toBe('none');
    expect(page.released).toEqual([`hold-${ten}`]);
    expect(page.context().hold).toBeNull();
  });

  it('to another time keeps that one instead', async () => {
    const page = openPage();
    await page.reviews();
    const other = slots[2]?.start ?? 0;
    page.send({ type: 'address.changed', choices: { ...page.choices(), slot: other } });
    expect(page.at()).toBe('resuming');
    await page.holdSlot.answer(holdOf(other));
    expect(page.at()).toEqual({ review: 'ready' });
    expect(page.context().hold?.slot).toBe(other);
  });

  it('to another team fetches anew what may be booked', async () => {
    const page = await opened(whole);
    await page.keeps(ten);
    page.send({
      type: 'address.changed',
      choices: { ...page.choices(), for: 'north', step: 'credit' },
    });
    expect(page.at()).toBe('loading');
    expect(page.released).toEqual([`hold-${ten}`]);
    expect(page.keeping()).toBe('none');
    expect(page.loadOptions.latest.input).toEqual({ for: 'north' });
    await page.loadOptions.answer(options);
    expect(page.at()).toBe('credit');
  });

  it.each(['loading', 'unavailable'])(
    'while %s fetches anew and walks from there',
    async (state) => {
      const page = openPage();
      if (state === 'unavailable') await page.loadOptions.refuse(new Error('down'));
      page.refused({ type: 'address.changed', choices: page.choices() });
      const step: Step = 'credit';
      page.send({ type: 'address.changed', choices: { ...noChoices, ...whole, step } });
      expect(page.at()).toBe('loading');
      expect(page.loadOptions.times).toBe(2);
      await page.loads();
      expect(page.at()).toBe('credit');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { noCreditLeft, only, openPage, options } from '#tests/support/booking-request-scene.ts';

const next = { type: 'NEXT' } as const;
const submit = { type: 'SUBMIT' } as const;

describe('what may be booked', () => {
  it('is fetched first, for the person of the address', async () => {
    const page = openPage({ for: 'north' });
    expect(page.at()).toBe('loading');
    expect(page.tags()).toEqual(['busy']);
    expect(page.loadOptions.latest.input).toEqual({ for: 'north' });
    await page.loads();
    expect(page.at()).toBe('session');
    expect(page.tags()).toEqual(['step']);
  });

  it('when it cannot be fetched, the page says so and tries again on request', async () => {
    const page = openPage();
    expect(page.refused({ type: 'RETRY' })).toBeNull();
    await page.loadOptions.refuse(new Error('down'));
    expect(page.at()).toBe('unavailable');
    expect(page.tags()).toEqual(['failed']);
    page.send({ type: 'RETRY' });
    expect(page.at()).toBe('loading');
    await page.loads();
    expect(page.at()).toBe('session');
  });
});

describe('where there is one session and nobody else to book for', () => {
  it.each([
    ['coaching', 'credit', { credit: 'mine', coach: null }],
    ['spent', 'credit', { credit: null, coach: 'ana' }],
    ['talk', 'coach', { credit: null, coach: null }],
    ['intro', { time: 'loading' }, { credit: null, coach: 'ana' }],
  ] as const)('“%s” is chosen and passed over', async (session, step, chosen) => {
    const page = openPage();
    await page.loadOptions.answer(only(session));
    expect(page.at()).toEqual(step);
    expect(page.choices()).toMatchObject({ session, ...chosen });
    // Back in the browser leads to where the member came from, and not to a step that leads on again.
    expect(page.addresses.map(({ history }) => history)).toEqual(['replace']);
  });

  it('can be looked at all the same', async () => {
    const page = openPage();
    await page.loadOptions.answer(only('talk'));
    page.back();
    expect(page.at()).toBe('session');
    page.next();
    expect(page.at()).toBe('coach');
  });

  it.each([
    ['a link to a later step is followed', { step: 'time', session: 'talk', coach: 'ben' }],
    ['a link that names the session stays there', { session: 'talk' }],
  ] as const)('%s', async (_, address) => {
    const page = openPage(address);
    await page.loadOptions.answer(only('talk'));
    expect(page.choices()).toMatchObject(address);
    expect(page.at()).toEqual('step' in address ? { time: 'loading' } : 'session');
  });

  it('who leads a team chooses for whom', async () => {
    const page = openPage();
    await page.loadOptions.answer({ ...only('talk'), teams: ['north'] });
    expect(page.at()).toBe('session');
    expect(page.choices().session).toBeNull();
  });
});

describe('at the session', () => {
  it('the first credit that can pay is chosen with it', async () => {
    const page = openPage();
    await page.loads();
    page.send({ type: 'choose.session', session: 'coaching' });
    expect(page.choices()).toMatchObject({ session: 'coaching', credit: 'mine', coach: null });
    page.next();
    expect(page.at()).toBe('credit');
  });

  it.each([
    ['a free session of two coaches', 'talk', 'coach', { credit: null, coach: null }],
    ['a free session of one coach', 'intro', { time: 'loading' }, { credit: null, coach: 'ana' }],
  ] as const)('%s leads to what is to be chosen, and back', async (_, session, step, choices) => {
    const page = openPage();
    await page.loads();
    page.send({ type: 'choose.session', session });
    page.next();
    expect(page.at()).toEqual(step);
    expect(page.choices()).toMatchObject(choices);
    page.back();
    expect(page.at()).toBe('session');
  });

  it('a session of one coach leads from the credit to the time, and back', async () => {
    const page = openPage();
    await page.loads();
    page.send({ type: 'choose.session', session: 'clinic' });
    page.next();
    expect(page.at()).toBe('credit');
    page.next();
    expect(page.at()).toEqual({ time: 'loading' });
    expect(page.choices()).toMatchObject({ credit: 'mine', coach: 'ana' });
    page.back();
    expect(page.at()).toBe('credit');
  });

  it('what is passed over can be opened all the same', async () => {
    const page = openPage();
    await page.loads();
    page.send({ type: 'choose.session', session: 'intro' });
    page.next();
    page.send({ type: 'address.changed', choices: { ...page.choices(), step: 'coach' } });
    expect(page.at()).toBe('coach');
    page.next();
    expect(page.at()).toEqual({ time: 'loading' });
  });

  it('without one there is no next step', async () => {
    const page = openPage();
    await page.loads();
    expect(page.refused(next)).toBe('Choose a session.');
    expect(page.refused({ type: 'choose.session', session: 'unknown' })).toBe('Choose a session.');
    page.refused({ type: 'BACK' });
    page.refused(submit);
  });

  it('a team leader may book for the team; what may be booked is fetched again', async () => {
    const page = openPage();
    await page.loads();
    page.send({ type: 'choose.for', for: 'north' });
    expect(page.at()).toBe('loading');
    expect(page.loadOptions.latest.input).toEqual({ for: 'north' });
    await page.loads();
    expect(page.at()).toBe('session');
    expect(page.address()?.choices.for).toBe('north');
    page.send({ type: 'choose.for', for: null });
    expect(page.address()?.choices.for).toBeNull();
    expect(page.loadOptions.latest.input).toEqual({ for: null });
  });

  it('others may not book for a team', async () => {
    const page = openPage();
    await page.loadOptions.answer({ ...options, teams: [] });
    expect(page.refused({ type: 'choose.for', for: 'north' })).toBe(
      'Only a team leader can book for a team.',
    );
  });
});

describe('at the credit', () => {
  const atCredit = async (session: string) => {
    const page = openPage();
    await page.loads();
    page.send({ type: 'choose.session', session });
    page.next();
    return page;
  };

  it('another credit may be chosen', async () => {
    const page = await atCredit('coaching');
    page.send({ type: 'choose.credit', credit: 'other' });
    expect(page.at()).toBe('credit');
    page.next();
    expect(page.at()).toBe('coach');
    expect(page.choices().credit).toBe('other');
    page.back();
    expect(page.at()).toBe('credit');
  });

  it('one that is used up may not, and says why', async () => {
    const page = await atCredit('coaching');
    expect(page.refused({ type: 'choose.credit', credit: 'empty' })).toBe(noCreditLeft);
    expect(page.refused({ type: 'choose.credit', credit: 'unknown' })).toBe('Choose a credit.');
  });

  it('with none left there is no next step, and the reason is said', async () => {
    const page = await atCredit('spent');
    expect(page.refused(next)).toBe(noCreditLeft);
    page.back();
    expect(page.at()).toBe('session');
  });
});

describe('at the coach', () => {
  it('one must be chosen who may be booked', async () => {
    const page = openPage();
    await page.loads();
    page.send({ type: 'choose.session', session: 'coaching' });
    page.next();
    page.next();
    expect(page.at()).toBe('coach');
    expect(page.refused(next)).toBe('Choose a coach.');
    expect(page.refused({ type: 'choose.coach', coach: 'carl' })).toBe(
      'Carl takes no new members.',
    );
    page.send({ type: 'choose.coach', coach: 'ben' });
    page.next();
    expect(page.at()).toEqual({ time: 'loading' });
    expect(page.loadSlots.latest.input.choices).toMatchObject({
      session: 'coaching',
      coach: 'ben',
    });
  });

  it('stays chosen when another session with the same coach is chosen', async () => {
    const page = openPage();
    await page.picksTime();
    page.back();
    page.back();
    page.back();
    page.send({ type: 'choose.session', session: 'spent' });
    expect(page.choices().coach).toBe('ana');
  });
});

describe('at the message', () => {
  it('a thousand characters are enough', async () => {
    const page = openPage();
    await page.reviews();
    page.back();
    expect(page.at()).toBe('message');
    page.send({ type: 'write.message', message: 'x'.repeat(1_001) });
    expect(page.refused(next)).toBe('Message can have at most 1,000 characters.');
    page.send({ type: 'write.message', message: 'x'.repeat(1_000) });
    page.next();
    expect(page.at()).toEqual({ review: 'ready' });
  });

  it('the way back leads to the times', async () => {
    const page = openPage();
    await page.reviews();
    page.back();
    page.back();
    expect(page.at()).toEqual({ time: 'loading' });
  });

  it('may be left empty', async () => {
    const page = openPage();
    await page.reviews();
    page.back();
    page.send({ type: 'write.message', message: '' });
    page.next();
    expect(page.at()).toEqual({ review: 'ready' });
  });
});

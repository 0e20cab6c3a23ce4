import { describe, expect, it } from 'vitest';
import { availableEvents, decide } from '#machines/decide.ts';
import type { Facts } from '#machines/bare-event.ts';
import type { Person } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { resourceChart } from '#machines/resource/chart.ts';
import type { ResourceContext } from '#machines/resource/machine.ts';

const at = Date.UTC(2027, 2, 1, 9);
const priya: Person = { id: 'priya', role: 'Admin' };
const ana: Person = { id: 'ana', role: 'Coach' };
const mia: Person = { id: 'mia', role: 'Member' };
const written = {
  name: 'Worksheet',
  kind: 'file',
  file: 'f1',
  url: 'https://left.test',
  article: 'Left over.',
  description: null,
  audience: 'both',
  durationMinutes: null,
  availableFrom: null,
  availableTo: null,
} as const;
const inBooking = { scope: 'booking', target: 'b1' } as const;

const begun = (scope: ResourceContext['scope']): ResourceContext => ({
  ...unwritten,
  ...written,
  scope,
  target: scope === 'global' ? null : 'somewhere',
});
const create = (by: Person, context: ResourceContext, facts: Facts = {}) =>
  decide(
    resourceChart,
    null,
    {
      ...written,
      scope: context.scope,
      target: context.target,
      categories: [],
      silently: false,
      type: 'CREATE',
      by,
      at,
      facts,
    },
    context,
  );
const published = (context: Partial<ResourceContext>) => ({
  status: 'published',
  regions: {},
  context: { ...begun('global'), ...context },
});
const offered = (by: Person, context: Partial<ResourceContext>) =>
  availableEvents(resourceChart, published(context), { by, at, facts: {} }).map(({ type }) => type);

describe('a resource', () => {
  it('keeps of its content what its kind has, and is announced', () => {
    const decision = create(priya, begun('global'));
    expect(decision.accepted && decision.row.context).toMatchObject({
      file: 'f1',
      url: null,
      article: null,
      createdBy: 'priya',
    });
    expect(decision.accepted && decision.effects.map(({ type }) => type)).toEqual([
      'sortIn',
      'keepFile',
      'announceAdded',
    ]);
  });

  it.each(['global', 'programme', 'session'] as const)('is added by staff alone: %s', (scope) => {
    expect(create(priya, begun(scope)).accepted).toBe(true);
    for (const by of [ana, mia])
      expect(create(by, begun(scope))).toMatchObject({ accepted: false, status: 403 });
  });

  it('is added to a booking by whoever takes part in it, which the server knows', () => {
    for (const by of [priya, ana, mia]) expect(create(by, begun('booking')).accepted).toBe(true);
    expect(create(mia, begun('booking'), { hasPlace: 'No.' })).toMatchObject({
      accepted: false,
      status: 422,
      errors: { target: 'No.' },
    });
  });

  it('is changed and deleted by staff, and in a booking by whoever added it', () => {
    const all = ['EDIT', 'DELETE'];
    expect(offered(priya, { ...inBooking, createdBy: 'mia' })).toEqual(all);
    expect(offered(mia, { ...inBooking, createdBy: 'mia' })).toEqual(all);
    expect(offered(ana, { ...inBooking, createdBy: 'mia' })).toEqual([]);
    expect(offered(mia, { createdBy: 'mia' })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { availableEvents, decide } from '#machines/decide.ts';
import type { Person } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import type { Facts } from '#machines/bare-event.ts';
import { resourceCategoryChart } from '#machines/resource-category/chart.ts';
import type { ResourceCategoryContext } from '#machines/resource-category/machine.ts';

const at = Date.UTC(2027, 2, 1, 9);
const priya: Person = { id: 'priya', role: 'Admin' };
const mia: Person = { id: 'mia', role: 'Member' };
const fields = { name: 'Leading', description: null, colour: 'violet', parent: null } as const;
const there: ResourceCategoryContext = {
  ...unwritten,
  ...fields,
  createdBy: 'eve',
  updatedBy: 'eve',
};
const gone: ResourceCategoryContext = { ...there, deletedAt: at - 1, deletedBy: 'eve' };

const row = (status: string) => ({
  status,
  regions: {},
  context: status === 'deleted' ? gone : there,
});

type Asked =
  | ({ type: 'CREATE' | 'EDIT' } & Partial<typeof fields>)
  | { type: 'MOVE'; order: number }
  | { type: 'DELETE'; moveTo: string | null };

const when = (status: string | null, by: Person, event: Asked, facts: Facts = {}) =>
  decide(
    resourceCategoryChart,
    status === null ? null : row(status),
    { ...fields, ...event, by, at, facts },
    { ...unwritten, ...fields },
  );
const effects = (decision: ReturnType<typeof when>) =>
  decision.accepted
    ? { status: decision.row.status, effects: decision.effects.map(({ type }) => type) }
    : { refused: decision.status, errors: decision.errors };

describe('a resource category', () => {
  it('is created by staff and comes last', () => {
    const decision = when(null, priya, { type: 'CREATE' });
    expect(effects(decision)).toEqual({ status: 'active', effects: ['placeLast'] });
    expect(decision.accepted && decision.row.context).toEqual({
      ...unwritten,
      ...fields,
      createdBy: 'priya',
      updatedBy: 'priya',
    });
  });

  it('takes what was edited, and nothing else that came with it', () => {
    const decision = when('active', priya, { type: 'EDIT' }, { isNameFree: null });
    expect(effects(decision)).toEqual({ status: 'active', effects: ['placeInParent'] });
    expect(decision.accepted && decision.row.context).toEqual({ ...there, updatedBy: 'priya' });
  });

  it('changes its place', () => {
    expect(effects(when('active', priya, { type: 'MOVE', order: 2 }))).toEqual({
      status: 'active',
      effects: ['placeWhereAsked'],
    });
  });

  it('is deleted with its resources moved, and remembers by whom', () => {
    const decision = when('active', priya, { type: 'DELETE', moveTo: null });
    expect(effects(decision)).toEqual({
      status: 'deleted',
      effects: ['moveResources', 'leavePlace'],
    });
    expect(decision.accepted && decision.row.context).toMatchObject({
      deletedAt: at,
      deletedBy: 'priya',
      createdBy: 'eve',
    });
  });

  it.each([
    [null, { type: 'CREATE' }],
    ['active', { type: 'EDIT' }],
    ['active', { type: 'MOVE', order: 1 }],
    ['active', { type: 'DELETE', moveTo: null }],
  ] as const)('belongs to staff alone: in %s', (status, event) => {
    expect(effects(when(status, mia, event))).toEqual({
      refused: 403,
      errors: { event: 'You do not have the necessary permissions.' },
    });
  });

  it.each([
    [null, { type: 'CREATE' }, 'isNameFree', 'name'],
    [null, { type: 'CREATE' }, 'hasProperParent', 'parent'],
    ['active', { type: 'EDIT' }, 'isNameFree', 'name'],
    ['active', { type: 'EDIT' }, 'hasProperParent', 'parent'],
    ['active', { type: 'DELETE', moveTo: null }, 'hasNoCategories', 'event'],
    ['active', { type: 'DELETE', moveTo: null }, 'haveResourcesAPlace', 'moveTo'],
  ] as const)('in %s, %j is stopped by %s', (status, event, guard, field) => {
    expect(effects(when(status, priya, event, { [guard]: 'Because.' }))).toEqual({
      refused: 422,
      errors: { [field]: 'Because.' },
    });
  });

  it('says what it is when it knows an event no more', () => {
    const edit = { type: 'EDIT' } as const;
    const errors = (decision: ReturnType<typeof when>) => !decision.accepted && decision.errors;
    expect(errors(when('deleted', priya, edit))).toEqual({ event: 'This category was deleted.' });
    expect(errors(when('active', priya, { type: 'CREATE' }))).toEqual({
      event: 'This category exists already.',
    });
    expect(errors(when(null, priya, edit))).toEqual({ event: 'This category does not exist yet.' });
  });

  it('offers its events to staff, a missing place for resources being no hindrance yet', () => {
    const offered = (by: Person, facts: Facts = {}) =>
      availableEvents(resourceCategoryChart, row('active'), { by, at, facts }).map(
        ({ type, enabled }) => [type, enabled],
      );
    const all = [
      ['EDIT', true],
      ['MOVE', true],
    ];
    expect(offered(priya, { haveResourcesAPlace: 'Choose.' })).toEqual([...all, ['DELETE', true]]);
    expect(offered(priya, { hasNoCategories: 'No.' })).toEqual([...all, ['DELETE', false]]);
    expect(offered(mia)).toEqual([]);
  });
});

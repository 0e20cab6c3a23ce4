import { describe, expect, it } from 'vitest';
import { availableEvents, decide } from '#machines/decide.ts';
import type { Person } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { teamChart } from '#machines/team/chart.ts';
import type { TeamContext } from '#machines/team/machine.ts';

const at = Date.UTC(2027, 2, 1, 9);
const priya: Person = { id: 'priya', role: 'Admin' };
const harriet: Person = { id: 'harriet', role: 'OrganizationAdmin' };
const daniel: Person = { id: 'daniel', role: 'Member' };
const led: TeamContext = {
  ...unwritten,
  name: 'Product Design',
  organizationId: 'northwind',
  description: null,
  leaderId: 'daniel',
};
const row = { status: 'active', regions: {}, context: led };
const when = (by: Person, event: { readonly type: string; readonly [field: string]: unknown }) =>
  decide(teamChart, row, { ...event, by, at, facts: {} } as never);
const deedsOf = (decision: ReturnType<typeof when>) =>
  decision.accepted ? decision.effects.map(({ type }) => type) : decision.errors;

describe('a team', () => {
  it.each([priya, harriet])('is looked after by $role', (by) => {
    const types = availableEvents(teamChart, row, { by, at }).map(({ type }) => type);
    expect(types).toEqual(['EDIT', 'ADD_MEMBER', 'SET_LEADER', 'REMOVE_MEMBER', 'DELETE']);
  });

  it('is not changed by its own leader', () => {
    expect(availableEvents(teamChart, row, { by: daniel, at })).toEqual([]);
    expect(when(daniel, { type: 'SET_LEADER', leaderId: 'daniel' })).toMatchObject({
      accepted: false,
      status: 403,
    });
  });

  it('has another leader when somebody who may says so, and tells of it', () => {
    const decision = when(harriet, { type: 'SET_LEADER', leaderId: 'mia' });
    expect(deedsOf(decision)).toEqual(['notifyLeaders']);
    expect(decision.accepted && decision.row.context).toEqual({
      ...led,
      leaderId: 'mia',
      updatedBy: 'harriet',
    });
  });

  it('is led by nobody once its leader has left it', () => {
    const decision = when(priya, { type: 'REMOVE_MEMBER', memberId: 'daniel' });
    expect(deedsOf(decision)).toEqual(['removeMember', 'notifyLeaders']);
    expect(decision.accepted && decision.row.context.leaderId).toBeNull();
  });

  it('keeps its leader when somebody else leaves', () => {
    const decision = when(priya, { type: 'REMOVE_MEMBER', memberId: 'mia' });
    expect(decision.accepted && decision.row.context.leaderId).toBe('daniel');
  });
});

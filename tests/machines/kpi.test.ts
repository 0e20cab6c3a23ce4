import { describe, expect, it } from 'vitest';
import { availableEvents, decide } from '#machines/decide.ts';
import type { Person } from '#machines/person.ts';
import type { Facts } from '#machines/bare-event.ts';
import { kpiChart } from '#machines/kpi/chart.ts';
import type { KpiContext } from '#machines/kpi/machine.ts';
import { unwritten } from '#machines/plain-record.ts';

const at = Date.UTC(2027, 2, 1, 9);
const priya: Person = { id: 'priya', role: 'Admin' };
const hal: Person = { id: 'hal', role: 'OrganizationAdmin' };
const fields = {
  name: 'Attendance',
  description: null,
  source: 'computed',
  measure: 'attendanceRate',
  unit: '%',
  period: 'monthly',
  direction: 'higherIsBetter',
  targetValue: 90,
  minValue: 0,
  maxValue: 100,
  organizationIds: [],
  programmeIds: [],
} as const;
const there: KpiContext = { ...unwritten, ...fields, createdBy: 'eve', updatedBy: 'eve' };
const gone: KpiContext = { ...there, deletedAt: at - 1, deletedBy: 'eve' };
const row = (status: 'active' | 'deleted') => ({
  status,
  regions: {},
  context: status === 'deleted' ? gone : there,
});

const when = (
  status: 'active' | 'deleted' | null,
  by: Person,
  event: { type: 'CREATE' | 'EDIT' | 'DELETE' | 'RESTORE'; source?: 'manual' },
  facts: Facts = {},
) =>
  decide(
    kpiChart,
    status === null ? null : row(status),
    { ...fields, ...event, by, at, facts },
    { ...unwritten, ...fields },
  );
const effectsOf = (decision: ReturnType<typeof when>) =>
  decision.accepted ? decision.effects.map(({ type }) => type) : decision.errors;

describe('a KPI', () => {
  it('has its values computed when it is created, changed and restored', () => {
    expect(effectsOf(when(null, priya, { type: 'CREATE' }))).toEqual(['computeValues']);
    expect(effectsOf(when('active', priya, { type: 'EDIT' }))).toEqual(['computeValues']);
    expect(effectsOf(when('deleted', priya, { type: 'RESTORE' }))).toEqual(['computeValues']);
    expect(effectsOf(when('active', priya, { type: 'DELETE' }))).toEqual([]);
  });

  it('has a measure only where it is computed', () => {
    const decision = when('active', priya, { type: 'EDIT', source: 'manual' });
    expect(decision.accepted && decision.row.context).toMatchObject({
      source: 'manual',
      measure: null,
    });
  });

  it('takes no values from staff where they are computed, and says why', () => {
    const facts = { isEnteredByStaff: 'Its values are not entered by staff.' };
    const events = availableEvents(kpiChart, row('active'), { by: priya, at, facts });
    expect(events.map(({ type, enabled }) => [type, enabled])).toEqual([
      ['EDIT', true],
      ['ADD_VALUE', false],
      ['CORRECT_VALUE', false],
      ['DELETE', true],
    ]);
    expect(events[1]?.reasons).toEqual(['Its values are not entered by staff.']);
  });

  it('is there for staff alone', () => {
    for (const type of ['EDIT', 'DELETE'] as const)
      expect(when('active', hal, { type }).accepted).toBe(false);
    expect(when('deleted', hal, { type: 'RESTORE' }).accepted).toBe(false);
    expect(availableEvents(kpiChart, row('active'), { by: hal, at })).toEqual([]);
  });

  it('comes back only under a name that is free', () => {
    const facts = { isNameFree: 'A KPI called “Attendance” already exists.' };
    expect(effectsOf(when('deleted', priya, { type: 'RESTORE' }, facts))).toEqual({
      name: facts.isNameFree,
    });
  });
});

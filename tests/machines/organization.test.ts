import { describe, expect, it } from 'vitest';
import { availableEvents, decide } from '#machines/decide.ts';
import { organizationChart } from '#machines/organization/chart.ts';
import type { OrganizationContext } from '#machines/organization/machine.ts';
import type { Person } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import type { Facts } from '#machines/bare-event.ts';

const at = Date.UTC(2027, 2, 1, 9);
const priya: Person = { id: 'priya', role: 'Admin' };
const harriet: Person = { id: 'harriet', role: 'OrganizationAdmin' };
const there: OrganizationContext = {
  ...unwritten,
  name: 'Northwind',
  brandLabel: null,
  emailDomains: [],
  contractStart: null,
  contractEnd: null,
  informsOfViewings: false,
  policyOverrides: {},
};
const row = { status: 'active', regions: {}, context: there };

const when = (by: Person, event: { readonly type: string } & object, facts: Facts = {}) =>
  decide(organizationChart, row, { ...event, by, at, facts } as never);

describe('an organisation', () => {
  it('takes what staff write about it', () => {
    const fields = { name: 'Northwind Ltd', contractStart: '2027-01-01', contractEnd: null };
    const decision = when(priya, { type: 'EDIT', ...fields });
    expect(decision.accepted && decision.row.context).toEqual({
      ...there,
      ...fields,
      updatedBy: 'priya',
    });
  });

  it('is changed by nobody but staff, not even by its own admins', () => {
    for (const type of ['EDIT', 'DELETE'])
      expect(when(harriet, { type, ...there })).toMatchObject({ accepted: false, status: 403 });
    const offered = availableEvents(organizationChart, row, { by: harriet, at });
    expect(offered.map(({ type }) => type)).toEqual(['SET_BRAND']);
  });

  it('has its brand label looked after by its own admins, who change nothing else with it', () => {
    const event = { type: 'SET_BRAND', brandLabel: 'Northwind Growth', name: 'Mine' };
    const decision = when(harriet, event);
    expect(decision.accepted && decision.row.context).toEqual({
      ...there,
      brandLabel: 'Northwind Growth',
      updatedBy: 'harriet',
    });
    const mia: Person = { id: 'mia', role: 'Member' };
    expect(when(mia, event)).toMatchObject({ accepted: false, status: 403 });
  });

  it('is not deleted while something goes on in it, and says everything that does', () => {
    const facts = { hasNoActiveProgramme: 'Programmes.', hasNoUpcomingBookings: 'Bookings.' };
    expect(when(priya, { type: 'DELETE' }, facts)).toEqual({
      accepted: false,
      status: 422,
      errors: { programmes: 'Programmes.', bookings: 'Bookings.' },
    });
    const events = availableEvents(organizationChart, row, { by: priya, at, facts });
    expect(events.find(({ type }) => type === 'DELETE')).toMatchObject({
      enabled: false,
      reasons: ['Programmes.', 'Bookings.'],
    });
  });

  it('comes back as it was', () => {
    const gone = when(priya, { type: 'DELETE' });
    if (!gone.accepted) throw new Error('It was not deleted.');
    expect(gone.row).toMatchObject({
      status: 'deleted',
      context: { deletedAt: at, deletedBy: 'priya' },
    });
    const back = decide(organizationChart, gone.row, { type: 'RESTORE', by: priya, at, facts: {} });
    expect(back.accepted && back.row).toMatchObject({
      status: 'active',
      context: { ...there, updatedBy: 'priya' },
    });
  });
});

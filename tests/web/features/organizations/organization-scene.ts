import { valuesOf } from '#domain/policy/own-values.ts';
import { policyTerms } from '#domain/policy/terms.ts';
import { json, mia, page, SmallApi } from '../../shell/small-api.ts';

export const priya = {
  ...mia,
  id: 'priya',
  fullName: 'Priya Raman',
  role: 'Admin' as const,
  organization: null,
};

const offer = (type: string, label: string, reasons: string[] = []) => ({
  type,
  label,
  enabled: reasons.length === 0,
  reasons,
});
export const blocked = (...reasons: string[]) => [
  offer('EDIT', 'Edit'),
  offer('DELETE', 'Delete', reasons),
];
export const restorable = [offer('RESTORE', 'Restore')];

/** An organisation as the server tells of it. */
export const organization = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  version: 3,
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  deletedAt: null,
  availableEvents: [offer('EDIT', 'Edit'), offer('DELETE', 'Delete')],
  brandLabel: 'Northwind Growth',
  logoUrl: null as string | null,
  members: 22,
  teams: 4,
  activeProgrammes: 1,
  contractStart: '2026-01-01',
  contractEnd: '2026-12-31',
  informsOfViewings: false,
  emailDomains: ['northwind.example'],
  policyOverrides: valuesOf({}),
  upcomingBookings: 12,
  singleSignOn: { enabled: true, issuer: null, clientId: null, hasSecret: false, enforced: true },
  createdBy: null,
  updatedBy: { id: 'priya', fullName: 'Priya Raman', pictureUrl: null },
  ...more,
});

/** The product's own rules as they are saved: the horizon is another than the one that it came with. */
const standards = {
  ...Object.fromEntries(policyTerms.map(({ key, standard }) => [key, standard])),
  bookingHorizon: 45,
};

/** The server for somebody of staff, with one organisation. */
export const organizationApi = (more: object = {}): SmallApi =>
  new SmallApi()
    .on('GET /auth/whoami', () => json(priya))
    .on('GET /organizations', () => page([organization('o1', 'Northwind', more)]))
    .on('GET /organization/filter', () => json([{ propertyName: 'name', order: 'Ascending' }]))
    .on('GET /organizations/o1', () => json(organization('o1', 'Northwind', more)))
    .on('GET /organizations/o1/history', () => json([]))
    .on('GET /policy/standards', () => json(standards));

import { json, page, SmallApi } from '../../shell/small-api.ts';
import { priya } from '../resource-categories/category-scene.ts';
import { consequences } from './consequences.ts';

const offers = ['EDIT', 'RESET_PASSWORD', 'DELETE'].map((type) => ({
  type,
  label: type,
  enabled: true,
  reasons: [],
}));

const summary = {
  id: 'u1',
  version: 3,
  status: 'active',
  fullName: 'Zoe Reed',
  email: 'zoe@harbour.example',
  role: 'Member',
  organization: { id: 'o1', name: 'Harbour Health' },
  profilePicture: null,
  lastSignInAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  availableEvents: [] as object[],
};

export const zoe = {
  ...summary,
  state: 'active.unlocked',
  updatedAt: '2026-11-02T08:00:00.000Z',
  deletedAt: null,
  availableEvents: offers,
  createdBy: null,
  updatedBy: null,
  firstName: 'Zoe',
  lastName: 'Reed',
  loginMethod: 'password',
  jobTitle: null,
  phone: null,
  bio: null,
  specialisms: [],
  mayReadReceipt: false,
  languages: [],
  timeZone: 'Europe/London',
  locale: 'en-GB',
  activatedAt: null,
  lockedUntil: null,
  teams: [],
  programmes: [],
  credits: 1,
  bookings: { upcoming: 1, past: 0 },
};

export const keepers = {
  id: '0199a000-0000-7000-8000-00000000000b',
  name: 'Keepers',
  hint: 'Harbour Health',
};

export const api = () =>
  new SmallApi()
    .on('GET /auth/whoami', () => json(priya))
    .on('GET /users', () => page([summary]))
    .on('GET /user/filter', () => json([]))
    .on('GET /users/choices', (_, { searchParams }) =>
      json(searchParams.get('kind') === 'team' ? [keepers] : []),
    )
    .on('GET /users/u1', () => json(zoe))
    .on('GET /users/u1/history', () => json([]))
    .on('GET /users/u1/consequences', () => json(consequences));

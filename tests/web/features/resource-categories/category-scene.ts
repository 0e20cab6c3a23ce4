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
export const active = [offer('EDIT', 'Edit'), offer('MOVE', 'Move'), offer('DELETE', 'Delete')];
export const blocked = (reason: string) => [
  offer('EDIT', 'Edit'),
  offer('DELETE', 'Delete', [reason]),
];

/** A category as the server tells of it. */
export const category = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  version: 3,
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  deletedAt: null,
  availableEvents: active,
  description: null,
  colour: 'violet',
  parent: null,
  order: 1,
  neighbours: 2,
  resources: 0,
  createdBy: null,
  updatedBy: { id: 'priya', fullName: 'Priya Raman', pictureUrl: null },
  categories: [],
  newest: [],
  ...more,
});

/** The server for somebody of staff, with two outer categories and one that lies in the first. */
export function categoryApi(): SmallApi {
  const rows = [
    category('c1', 'Leading others', { order: 1 }),
    category('c2', 'First-time managers', {
      parent: { id: 'c1', name: 'Leading others' },
      neighbours: 1,
    }),
    category('c3', 'Wellbeing', { order: 2, resources: 12 }),
  ];
  return new SmallApi()
    .on('GET /auth/whoami', () => json(priya))
    .on('GET /resource-categories', () => page(rows))
    .on('GET /resource-category/filter', () => json([{ propertyName: 'name', order: 'Ascending' }]))
    .on('GET /resource-categories/c3', () => json(rows[2]))
    .on('GET /resource-categories/c3/history', () => json([]));
}

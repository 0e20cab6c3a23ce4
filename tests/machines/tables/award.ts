import { system } from '#machines/person.ts';
import type { AwardContext } from '#machines/award/context.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

type Award = AwardContext;
const more = 'somebody says that one more session was completed';
const less = 'somebody says that a session was not completed';
const count = (_: Award, { progress }: Sent) => ({ progress: Number(progress) });
const isReached = ({ goal }: Award, { progress }: Sent) => Number(progress) >= goal;
const isNone = (_: Award, { progress }: Sent) => progress === 0;

/** An award is earned when everything it takes has happened, and goes when it turns out not to have (domain reference, 11.5). */
export const awardTable: Table<Award> = {
  rows: [
    ...['locked', 'inProgress', 'revoked'].map((state): Row<Award> => ({
      tried: [more],
      leads: `${state} → earned.unpinned`,
      when: isReached,
      orders: ['pay', 'congratulate'],
      writes: (award, event) => ({
        ...count(award, event),
        earnedAt: event.at,
        revokedAt: null,
        revokedReason: null,
      }),
    })),
    {
      tried: [more],
      leads: 'locked → inProgress',
      when: (award, event) => !isReached(award, event),
      writes: (award, event) => ({ ...count(award, event), createdBy: null }),
    },
    ...['inProgress', 'revoked'].map((state): Row<Award> => ({
      tried: [more],
      leads: `${state} → ${state}`,
      when: (award, event) => !isReached(award, event),
      writes: count,
    })),
    { tried: [less], leads: 'inProgress → locked', when: isNone, writes: count },
    {
      tried: [less],
      leads: 'inProgress → inProgress',
      when: (award, event) => !isNone(award, event),
      writes: count,
    },
    { tried: [less], leads: 'revoked → revoked', writes: count },
    ...['unpinned', 'pinned'].map((state): Row<Award> => ({
      tried: ['staff correct a session that earned it'],
      leads: `${state} → revoked`,
      by: [system],
      orders: ['takeBack', 'hide', 'settle'],
      writes: (award, event) => ({
        ...count(award, event),
        revokedAt: event.at,
        revokedReason: 'Attendance at a session was corrected.',
        updatedBy: event.by.role === 'System' ? null : event.by.id,
      }),
    })),
    {
      tried: ['the member pins it'],
      leads: 'unpinned → pinned',
      orders: ['show'],
      writes: () => ({ updatedBy: 'mia' }),
    },
    {
      tried: ['the member takes it off'],
      leads: 'pinned → unpinned',
      orders: ['hide'],
      writes: () => ({ updatedBy: 'mia' }),
    },
  ],
};

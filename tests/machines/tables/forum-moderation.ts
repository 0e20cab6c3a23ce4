import type { Moderated } from '#machines/forum-thread/moderating.ts';
import type { Row, Sent } from '#tools/paths/table.ts';

const second = 1_000;
const minute = 60 * second;

const undecided = { decidedBy: null, reason: null, remark: null };
const unpublished = { publishedAt: null, wasPublished: false };
export const published = ({ publishedAt }: Moderated, { at }: Sent) => ({
  publishedAt: publishedAt ?? at,
  wasPublished: true,
});
export const byAuthor = { updatedBy: 'mia' };
export const byStaff = { updatedBy: 'sam' };
export const began = { createdBy: 'mia', updatedBy: 'mia' };
/** Half an hour to the last millisecond. */
const settles = ({ publishedAt }: Moderated) => (publishedAt ?? 0) + 30 * minute + 1;
export const accepted = ['accepted.fresh', 'accepted.settled'];
const rejected = ['rejected.fresh', 'rejected.unheard', 'rejected.settled'];

interface Post<Context extends object> {
  /** What else may be written with it. */
  readonly even: NonNullable<Row<Context>['even']>;
  /** What its author writes. */
  readonly written: Partial<Context>;
  /** What is forgotten of an earlier time when it is sent again. */
  readonly forgotten: Partial<Context>;
  /** The question whether somebody has answered it. */
  readonly unanswered: string;
  /** What follows when it is published, and when it is deleted. */
  readonly publishing: readonly string[];
  readonly deleting: readonly string[];
  deleted(event: Sent): Partial<Context>;
  readonly rejection: string;
  /** Who hears of it once nobody has taken its publication back. */
  readonly announced: string;
}

/** What happens to threads and comments alike. */
export function moderation<Context extends Moderated>(post: Post<Context>): Row<Context>[] {
  const { even, written, forgotten, unanswered, publishing, deleting, deleted, rejection } = post;
  const some = (values: Partial<Moderated>) => values as Partial<Context>;
  const settled = `settleNotices ${rejection}`;
  return [
    {
      tried: ['staff publish it'],
      leads: 'pending → accepted.fresh',
      orders: publishing,
      writes: (before, event) =>
        some({ ...published(before, event), ...byStaff, decidedBy: 'sam' }),
    },
    ...['pending', ...accepted].map((state): Row<Context> => ({
      tried: ['staff reject it'],
      leads: `${state} → rejected.${state === 'accepted.fresh' ? 'unheard' : 'fresh'}`,
      orders: ['recount'],
      writes: () =>
        some({ ...byStaff, decidedBy: 'sam', reason: 'offTopic', remark: null, reported: false }),
    })),
    {
      tried: ['whoever decided takes it back'],
      leads: 'rejected.fresh → accepted.settled',
      when: ({ wasPublished }) => wasPublished,
      orders: ['recount', 'countPoints'],
      writes: () => some({ ...byStaff, ...undecided }),
    },
    {
      tried: ['whoever decided takes it back'],
      leads: 'rejected.fresh → pending',
      when: ({ wasPublished }) => !wasPublished,
      writes: () => some({ ...byStaff, ...undecided }),
    },
    {
      tried: ['whoever decided takes it back'],
      leads: 'rejected.unheard → accepted.fresh',
      orders: ['recount'],
      writes: () => some({ ...byStaff, decidedBy: 'sam', reason: null, remark: null }),
    },
    {
      tried: ['whoever decided takes it back'],
      leads: 'accepted.fresh → pending',
      orders: ['recount'],
      writes: () => some({ ...byStaff, ...undecided, ...unpublished }),
    },
    {
      tried: ['undoWindow is over'],
      leads: 'accepted.fresh → accepted.settled',
      orders: ['countPoints', post.announced],
    },
    ...['rejected.fresh', 'rejected.unheard'].map((state): Row<Context> => ({
      tried: ['undoWindow is over'],
      leads: `${state} → rejected.settled`,
      orders: ['withdrawPoints', `notify ${rejection} author`],
    })),
    ...accepted.flatMap((state): Row<Context>[] => [
      {
        tried: ['a reader reports it'],
        leads: `${state} → ${state}`,
        anybody: true,
        orders: ['keepReport'],
        writes: () => some({ reported: true }),
      },
      {
        tried: ['staff keep it'],
        leads: `${state} → ${state}`,
        when: ({ reported }) => reported,
        orders: ['dropReports'],
        writes: () => some({ ...byStaff, reported: false }),
      },
      {
        tried: ['the author edits it', 'an author who needs no approval edits it late'],
        leads: `${state} → ${state}`,
        unless: ['isNotMuted'],
        even,
        writes: () => ({ ...written, ...some(byAuthor) }),
      },
      {
        tried: ['the author edits it late'],
        leads: `${state} → ${state}`,
        unless: ['isNotMuted'],
        until: settles,
        even,
        writes: () => ({ ...written, ...some(byAuthor) }),
      },
      {
        tried: ['the author edits it late'],
        leads: `${state} → pending`,
        unless: ['isNotMuted'],
        since: settles,
        orders: ['recount'],
        even,
        writes: () => ({ ...written, ...some({ ...byAuthor, ...unpublished }) }),
      },
    ]),
    {
      tried: [
        'the author edits it',
        'the author edits it late',
        'an author who needs no approval edits it late',
      ],
      leads: 'pending → pending',
      even,
      writes: () => ({ ...written, ...some(byAuthor) }),
    },
    ...rejected.map((state): Row<Context> => ({
      tried: ['the author sends it again'],
      leads: `${state} → pending`,
      unless: ['isNotMuted'],
      orders: ['withdrawPoints', settled],
      even,
      writes: () => ({
        ...written,
        ...forgotten,
        ...some({ ...byAuthor, ...unpublished, ...undecided }),
      }),
    })),
    ...['pending', ...accepted, ...rejected].flatMap((state): Row<Context>[] => [
      {
        tried: ['the author deletes it'],
        leads: `${state} → deleted`,
        unless: [unanswered],
        orders: deleting,
        writes: (_, event) => deleted(event),
      },
      {
        tried: ['staff delete it'],
        leads: `${state} → deleted`,
        orders: deleting,
        writes: (_, event) => deleted(event),
      },
    ]),
  ];
}

export const moments = ({ publishedAt }: Moderated) =>
  publishedAt === null ? [] : [publishedAt + 30 * minute];
export const timers = [
  {
    delay: 'undoWindow',
    during: ['accepted.fresh', 'rejected.fresh', 'rejected.unheard'],
    lasts: () => 30 * second,
  },
];

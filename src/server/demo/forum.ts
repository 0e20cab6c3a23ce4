import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import type { Role, Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import {
  acceptRules,
  forumCommentKind,
  forumThreadKind,
  mute,
} from '#server/features/forum/public.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import { olderThreads } from './forum-older-texts.ts';
import {
  drafts,
  publishedThreads,
  rejectedThreads,
  waitingComment,
  waitingThreads,
  type DemoThread,
} from './forum-texts.ts';
import type { Generator } from './generator.ts';
import type { Happening } from './history.ts';
import type { World } from './programmes/build.ts';

interface Author {
  readonly id: string;
  readonly role: Role;
}

const unmoderated = {
  reason: null,
  remark: null,
  decidedBy: null,
  publishedAt: null,
  wasPublished: false,
  reported: false,
} as const;

const contextOf = ({ title, body, tags, isAnonymous = false }: DemoThread) => ({
  ...unmoderated,
  name: title,
  body,
  tags,
  anonymous: isAnonymous,
  locked: false,
  pinned: false,
  originalName: null,
  originalTags: null,
});

/** A forum with threads in every state, comments on them, and posts that wait for staff. */
export function forumHappenings(
  db: Database,
  random: Generator,
  { members, coaches, staff, now }: World,
): Happening[] {
  const [first] = staff;
  const writers: readonly Author[] = [
    ...members
      .filter(({ role }) => role === 'Member')
      .slice(0, 12)
      .map(({ id }) => ({ id, role: 'Member' as const })),
    ...coaches.slice(0, 2).map(({ id }) => ({ id, role: 'Coach' as const })),
  ];
  if (!first || writers.length < 6) throw new Error('The demo has too few people.');
  const admin: Author = { id: first.id, role: 'Admin' };
  const begun = now - 120 * DAY;
  const writerOf = (nth: number): Author => writers[nth % writers.length] ?? admin;

  const rules: Happening[] = [...writers, admin].map(({ id }) => ({
    at: begun,
    happen: () => acceptRules(db, { version: 1, by: id, at: begun }),
  }));

  const write = (thread: DemoThread, by: Author, at: number, asDraft = false) => {
    const id = random.id(at);
    const happening: Happening = {
      at,
      async happen() {
        // Whether it is a draft is said by the event that creates it and kept in no column.
        const fields = { ...contextOf(thread), asDraft };
        await createPlain(db, forumThreadKind, fields, { by, at }, id);
      },
    };
    return { id, happening };
  };
  const accept = (id: string, at: number): Happening => ({
    at,
    async happen() {
      await send(db, forumThreadKind, id, { type: 'ACCEPT', by: admin, at });
    },
  });

  const taken = (thread: DemoThread, by: Author): Happening[] => {
    const at = now - 6 * HOUR;
    const { id, happening } = write(thread, by, at);
    return [
      happening,
      {
        at: at + MINUTE,
        async happen() {
          await send(db, forumThreadKind, id, { type: 'DELETE', by, at: at + MINUTE });
        },
      },
    ];
  };
  /** A reader is worried about what they read. */
  const report = (id: string, by: Author): Happening => {
    const at = now - 2 * HOUR;
    return {
      at,
      async happen() {
        const why = { reason: 'worried', remark: 'Can someone ask them how they are?' } as const;
        await send(db, forumThreadKind, id, { type: 'REPORT', ...why, by, at });
      },
    };
  };

  const all = [...olderThreads, ...publishedThreads];
  const published = all.flatMap((thread, nth) => {
    const at = now - (all.length - nth) * 4 * DAY - 3 * HOUR;
    const { id, happening } = write(thread, writerOf(nth), at);
    return [
      happening,
      accept(id, at + HOUR),
      ...thread.answers.flatMap((body, turn) =>
        commentOn(
          db,
          random,
          { thread: id, body, admin, isAccepted: true },
          {
            by: writerOf(nth + turn + 1),
            at: at + (turn + 1) * 5 * HOUR,
          },
        ),
      ),
      ...(thread === publishedThreads[2]
        ? [
            {
              at: at + 2 * DAY,
              async happen() {
                await send(db, forumThreadKind, id, { type: 'PIN', by: admin, at: at + 2 * DAY });
              },
            },
          ]
        : []),
      ...(thread === publishedThreads[4]
        ? [
            {
              at: at + 3 * DAY,
              async happen() {
                await send(db, forumThreadKind, id, { type: 'LOCK', by: admin, at: at + 3 * DAY });
              },
            },
          ]
        : []),
      ...(thread === publishedThreads[6] ? [report(id, writerOf(nth + 2))] : []),
      ...(nth === all.length - 1
        ? commentOn(
            db,
            random,
            { thread: id, body: waitingComment, admin, isAccepted: false },
            {
              by: writerOf(nth + 4),
              at: now - 5 * HOUR,
            },
          )
        : []),
    ];
  });
  const waiting = waitingThreads.map(
    (thread, nth) => write(thread, writerOf(nth + 3), now - (nth + 1) * 7 * HOUR).happening,
  );
  // Its author posted it twice and took one of the two back.
  const twice = waitingThreads[0];
  const deleted = twice ? taken(twice, writerOf(3)) : [];
  const rejected = rejectedThreads.flatMap((thread, nth) => {
    const at = now - (nth + 2) * 9 * DAY;
    const { id, happening } = write(thread, writerOf(nth + 5), at);
    return [
      happening,
      {
        at: at + 2 * HOUR,
        async happen() {
          await send(db, forumThreadKind, id, {
            type: 'REJECT',
            ...thread.rejection,
            by: admin,
            at: at + 2 * HOUR,
          });
        },
      },
    ];
  });
  const kept = drafts.map(
    (thread, nth) => write(thread, writerOf(nth), now - (nth + 2) * DAY, true).happening,
  );
  // Whoever wrote about somebody else; nothing of theirs comes after it.
  const muted: Happening = {
    at: now - 3 * HOUR,
    async happen() {
      const { id: person } = writerOf(6);
      const why = {
        reason: 'You wrote about a colleague whom everyone knows. Please leave others out.',
      };
      await mute(db, { ...why, person, until: now + 4 * DAY }, { by: admin, at: now - 3 * HOUR });
    },
  };
  return [...rules, ...published, ...waiting, ...deleted, ...rejected, ...kept, muted];
}

interface DemoComment {
  readonly thread: string;
  readonly body: string;
  readonly admin: Author;
  readonly isAccepted: boolean;
}

function commentOn(
  db: Database,
  random: Generator,
  { thread, body, admin, isAccepted }: DemoComment,
  { by, at }: Stamp,
): Happening[] {
  const id = random.id(at);
  const fields = { ...unmoderated, body, thread, parent: null, anonymous: false };
  const acceptedAt = at + 20 * MINUTE;
  return [
    {
      at,
      async happen() {
        await createPlain(db, forumCommentKind, fields, { by, at }, id);
      },
    },
    ...(isAccepted
      ? [
          {
            at: acceptedAt,
            async happen() {
              await send(db, forumCommentKind, id, { type: 'ACCEPT', by: admin, at: acceptedAt });
            },
          },
        ]
      : []),
  ];
}

import { eq } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import type {
  SupportRequestContext,
  SupportRequestEvent,
} from '#machines/support-request/machine.ts';
import type { Database } from '#database/database.ts';
import { supportAnswers, supportLooks, supportRequests } from '#database/schema/index.ts';
import { mailToSend } from '#server/mail/queued-mail.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { attach } from './files.ts';
import type { EffectContext, EffectHandler } from '#server/records/kind.ts';

type Handler = EffectHandler<SupportRequestContext, unknown, SupportRequestEvent>;
type Done = EffectContext<SupportRequestContext, unknown, SupportRequestEvent>;

const filesIn = (event: SupportRequestEvent): readonly string[] =>
  ('files' in event && event.files) || [];
const textOf = (event: SupportRequestEvent): string => ('text' in event && event.text) || '';

/** What the chart of requests for support orders. */
export const effects: Readonly<Record<string, Handler>> = {
  keepFiles: ({ db, id, event, by }) => attach(db, filesIn(event), { owner: id, sender: by.id }),
  async keepAnswer({ db, id: requestId, event, by, at }) {
    const id = newId(at);
    const answer = { id, requestId, authorId: by.id, text: textOf(event), at };
    await db.orm.insert(supportAnswers).values(answer);
    await attach(db, filesIn(event), { owner: id, sender: by.id });
  },
  mailAnswer: (done) =>
    // What is said of a concern about somebody's wellbeing stays on the page.
    mail(done, done.after.context.category === 'wellbeing' ? sensitive : textOf(done.event)),
  mailResolved: (done) => mail(done, resolved),
  async keepLook({ db, id: requestId, event, by, at }) {
    const reason = event.type === 'LOOK' ? event.reason : undefined;
    await db.orm
      .insert(supportLooks)
      .values({ id: newId(at), requestId, viewerId: by.id, reason: reason ?? '', at });
  },
  mailMerged: (done) => mail(done, merged, done.after.context.mergedInto ?? done.id),
};

const sensitive = 'We have replied to your request. Open it to read our answer.';
const merged =
  'You wrote to us about this twice, so we go on with one of your requests. Everything that we reply stands there.';
const resolved =
  'We have marked your request as resolved. If you still have the problem, reopen it within 14 days.';

async function mail(
  { db, id, after, at, eventId }: Done,
  text: string,
  leadsTo = id,
): Promise<void> {
  const { createdBy, category } = after.context;
  const subject = category === 'wellbeing' ? 'Your request' : after.context.subject;
  if (createdBy === null) return;
  const reference = await referenceOf(db, id);
  const letter = {
    recipientId: createdBy,
    at,
    subject: `${subject} (${reference})`,
    text,
    details: [],
    // What is merged is answered where it goes on.
    ...(leadsTo === id && { replies: { reference, request: id } }),
    go: { path: `/app/support?request=${leadsTo}`, label: 'Open your request' },
    calendar: null,
  };
  await enqueue(db, [mailToSend(letter, `support:${eventId}`)], at);
}

async function referenceOf(db: Database, id: string): Promise<string> {
  const [found] = await db.orm
    .select({ reference: supportRequests.reference })
    .from(supportRequests)
    .where(eq(supportRequests.id, id));
  return found?.reference ?? '';
}

import { sql } from 'drizzle-orm';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { isMember } from '#machines/person.ts';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import type { Principal } from '#server/http/principal.ts';
import { leadsTeams } from '#server/features/teams/public.ts';
import { wireInstant } from '#server/http/answers/wire.ts';

type Shown = Pick<ResponseOf<Endpoints['GET /dashboard']>, 'credits' | 'conversations'>;

interface Own {
  readonly shown: Shown;
  /** Whether there are teams that they lead. */
  readonly leadsTeams: boolean;
}

/** So many conversations are named, and so many scores make up a trend. */
const [mostNamed, mostScores] = [3, 6];

interface Found {
  readonly credits: readonly {
    readonly id: string;
    readonly name: string;
    readonly expires_at: string | null;
    readonly lots: readonly { readonly available: number; readonly expiresAt: string }[];
    readonly available: number;
    readonly held: number;
    readonly used: number;
  }[];
  readonly latest: NonNullable<Shown['conversations']>['latest'];
  /** From the latest. */
  readonly scores: readonly { readonly group: ProgrammeGroup; readonly score: number }[];
  readonly leads_teams: boolean;
}

const nothing: Own = { shown: { credits: null, conversations: null }, leadsTeams: false };

/** What a member has: session credits, AI conversations, and perhaps teams. The database is asked once for all. */
export async function ownOf(db: Database, { id, role }: Principal): Promise<Own> {
  if (!isMember({ role })) return nothing;
  const [found] = (await db.orm.execute(sql`
    select
      (select coalesce(json_agg(c order by ${byName(sql`c.name`)}), '[]') from (${creditsOf(id)}) c) as credits,
      (select coalesce(json_agg(k order by k.created_at desc, k.id desc), '[]') from (
        select k.id, k.programme_id as programme, k.title, k.held_on as "heldOn", k.status, k.score, k.created_at
        from kai_conversations k
        where (k.created_by = ${id} or k.about_id = ${id}) and k.deleted_at is null
        order by k.created_at desc, k.id desc limit ${mostNamed}) k) as latest,
      (select coalesce(json_agg(s order by s.held_on desc, s.id desc), '[]') from (
        select k.id, k."group", k.score, k.held_on
        from kai_conversations k
        where k.about_id = ${id} and k.score is not null and k.deleted_at is null) s) as scores,
      ${leadsTeams(id)} as leads_teams
  `)) as unknown as [Found | undefined];
  if (!found) return nothing;
  return {
    shown: { credits: found.credits.map(creditOf), conversations: conversationsOf(found) },
    leadsTeams: found.leads_teams,
  };
}

const creditsOf = (member: string) => sql`
  select p.id, p.name,
         coalesce(json_agg(json_build_object('available', a.balance, 'expiresAt', l.expires_at)
           order by l.expires_at, l.id) filter (where a.kind = 'available' and a.balance > 0), '[]') as lots,
         min(l.expires_at) filter (where a.kind = 'available' and a.balance > 0) as expires_at,
         coalesce(sum(a.balance) filter (where a.kind = 'available'), 0)::int as available,
         coalesce(sum(a.balance) filter (where a.kind = 'held'), 0)::int as held,
         coalesce(sum(a.balance) filter (where a.kind in ('spent', 'forfeited')), 0)::int as used
  from credit_lots l
  join programmes p on p.id = l.programme_id and ${inState(sql`p.status`, programmeStates.active)}
  join ledger_accounts a on a.lot_id = l.id
  where l.unit = 'session' and l.holder_type = 'member' and l.holder_id = ${member}
  group by p.id, p.name`;

const creditOf = ({ id, name, expires_at, lots, ...units }: Found['credits'][number]) => ({
  ...units,
  programme: { id, name },
  total: units.available + units.held + units.used,
  expiresAt: expires_at === null ? null : wireInstant(Date.parse(expires_at)),
  lots: lots.map(({ available, expiresAt }) => ({
    available,
    expiresAt: wireInstant(Date.parse(expiresAt)),
  })),
});

function conversationsOf({ latest, scores }: Found): Shown['conversations'] {
  if (latest.length === 0) return null;
  const group = scores[0]?.group;
  const ofGroup = scores.filter((each) => each.group === group).slice(0, mostScores);
  return {
    latest: latest.map(({ id, programme, title, heldOn, status, score }) => ({
      id,
      programme,
      title,
      heldOn,
      status,
      score,
    })),
    trend:
      group === undefined
        ? null
        : { group, scores: ofGroup.map(({ score }) => score).toReversed() },
  };
}

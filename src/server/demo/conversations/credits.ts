import { MINUTE } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { allocateFrom, issueLot } from '#server/features/session-credits/public.ts';
import type { Generator } from '../generator.ts';
import type { Happening } from '../history.ts';
import type { Programme, World } from '../programmes/build.ts';
import { specs, withoutCredits } from './specs.ts';

const issued = 60;
const share = 8;

/** AI credits of the programmes in whose conversations the demo has an eye: a pool, and a share for whoever uploads. */
export function creditsForConversations(
  db: Database,
  random: Generator,
  { programmes, members, staff }: World,
): Happening[] {
  const keys = new Set(specs.map(({ programme }) => programme));
  const wanted = programmes.filter(({ spec }) => keys.has(spec.key));
  const [admin] = staff;
  if (!admin) throw new Error('The demo has no staff.');
  const by = { id: admin.id, role: 'Admin' } as const;
  const give = async (programme: Programme, at: number) => {
    const theirs = specs.filter((spec) => spec.programme === programme.spec.key);
    const names = new Set(theirs.map(({ by: name }) => name));
    const uploaders = members.filter(
      ({ name }) => names.has(name) && !withoutCredits.includes(name),
    );
    const lot = {
      organizationId: programme.company.id,
      programmeId: programme.id,
      conversationGroup: null,
      source: 'contract',
      effectiveAt: programme.window.start,
      expiresAt: programme.window.end,
    } as const;
    const pool = random.id(at);
    await issueLot(db, { ...lot, id: pool, quantity: issued, holderType: 'pool' }, at, by, {
      units: issued,
      cause: null,
    });
    const to = [];
    for (const { id: memberId } of uploaders) {
      const lotId = random.id(at);
      const own = { ...lot, id: lotId, parentLotId: pool, quantity: share, source: 'transfer' };
      await issueLot(db, { ...own, holderType: 'member', holderId: memberId }, at, by);
      to.push({ lotId, units: share, memberId, teamId: null });
    }
    await allocateFrom(db, pool, { to, by, at, cause: null });
  };
  return wanted.map((programme) => {
    const at = programme.issuedAt + MINUTE;
    return { at, happen: () => give(programme, at) };
  });
}

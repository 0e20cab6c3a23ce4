import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { meetingClients, users } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { keyFor } from '#server/identity/keys.ts';
import { seal, unseal } from '#server/identity/sealing.ts';
import { clientSignature } from '#server/meetings/client-signature.ts';
import type { Settings } from '#server/settings/settings.ts';
import { peopleIn } from './seats.ts';
import type { RoomAccess } from './room-access.ts';

type Secrets = Pick<Settings, 'credentialSecrets' | 'meetingClient'>;

const purpose = 'meeting passcodes';

/** Lets a session take place in a meeting of the provider, or in the built-in room again. Inside a transaction. */
export async function chooseMeeting(
  db: Database,
  settings: Secrets,
  { booking, side }: RoomAccess,
  chosen: { number: string | null; passcode: string | null },
  now: number,
): Promise<void> {
  if (side === 'member') throw refuse.forbidden();
  if (settings.meetingClient === null)
    throw refuse.conflict({ number: 'No provider of meetings has been set up.' });
  if ((await peopleIn(db, booking.id, now)).length > 0)
    throw refuse.conflict({ number: 'People are in the room. Change it when they have left.' });
  await db.orm.delete(meetingClients).where(eq(meetingClients.bookingId, booking.id));
  if (chosen.number === null) return;
  const [secret] = settings.credentialSecrets;
  if (!secret) throw new Error('There is no secret to seal with');
  await db.orm.insert(meetingClients).values({
    bookingId: booking.id,
    organizationId: booking.organizationId,
    number: chosen.number,
    passcode: seal(keyFor(purpose, secret), chosen.passcode ?? '', booking.id),
    chosenAt: now,
  });
}

/** What somebody joins the meeting of the provider with; null when the session takes place in the built-in room. */
export async function clientRoomFor(
  db: Database,
  { meetingClient, credentialSecrets }: Secrets,
  { booking, side, meeting }: RoomAccess,
  principal: Principal,
  now: number,
) {
  if (meetingClient === null || meeting === null) return null;
  const { number } = meeting;
  const [passcode] = credentialSecrets
    .map((secret) => unseal(keyFor(purpose, secret), meeting.passcode, booking.id))
    .filter((text) => text !== null);
  const [person] = await db.orm
    .select({ name: users.fullName })
    .from(users)
    .where(eq(users.id, principal.id));
  return {
    address: `${meetingClient.origin}/`,
    ticket: {
      signature: clientSignature(meetingClient, { number, isHost: side === 'coach', at: now }),
      key: meetingClient.key,
      number,
      passcode: passcode ?? '',
      name: person?.name ?? '',
    },
  };
}

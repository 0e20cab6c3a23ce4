import { muteEnd, untilWhen, type MuteDays } from '#domain/forum/mutes.ts';
import { valueOf } from '#domain/dates/value.ts';
import type { DataOf } from '#web/api/call.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useZone } from '#web/screens/use-zone.ts';
import * as texts from './texts.ts';

export type ForumMute = DataOf<'GET /forum/mutes'>[number];
export type MuteLength = `${MuteDays}` | 'date' | 'lifted';

/** The moment at which a mute ends that lasts so long; null where it is lifted by hand. */
export function endOf(length: MuteLength, date: string | null, zone: string): string | null {
  if (length === 'lifted') return null;
  if (length === 'date') return date === null ? null : valueOf({ date, minutes: 0 }, zone);
  return new Date(muteEnd(Date.now(), Number(length))).toISOString();
}

/** What staff do about who may post; each act can be taken back where it is told. */
export function useMutes() {
  const alert = useAlert();
  const zone = useZone();
  const muting = useCommand('POST /forum/mutes/{user}');
  const lifting = useCommand('POST /forum/mutes/{user}/lifting');
  const saidOf = ({ person, until }: ForumMute) =>
    until === null
      ? texts.mutedForNow(person.fullName)
      : texts.mutedUntil(person.fullName, untilWhen(Date.parse(until), { zone, now: Date.now() }));
  const send = (user: string, body: Pick<ForumMute, 'reason' | 'until'>) =>
    muting.send({ params: { user }, body });
  const takeAway = (user: string) => lifting.send({ params: { user }, body: {} });

  return {
    busy: muting.busy || lifting.busy,
    errors: muting.errors,
    refusal: muting.refusal ?? lifting.refusal,
    /** Resolves to whether it was accepted. */
    async mute(user: string, body: Pick<ForumMute, 'reason' | 'until'>): Promise<boolean> {
      const made = await send(user, body);
      if (made === undefined) return false;
      alert('success', saidOf(made), () => {
        void takeAway(user).then((gone) => gone && alert('success', saidOfLifted(gone)));
      });
      return true;
    },
    async lift({ person }: ForumMute): Promise<void> {
      const gone = await takeAway(person.id);
      if (!gone) return;
      const { reason, until } = gone;
      alert('success', saidOfLifted(gone), () => {
        void send(person.id, { reason, until }).then(
          (made) => made && alert('success', saidOf(made)),
        );
      });
    },
  };
}

const saidOfLifted = ({ person }: ForumMute): string => texts.muteLifted(person.fullName);

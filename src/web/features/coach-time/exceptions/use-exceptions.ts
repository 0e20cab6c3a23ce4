import type { DataOf } from '#web/api/call.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useCommand, type CommandInput } from '#web/screens/command/use-command.ts';
import { useZone } from '#web/screens/use-zone.ts';
import type { ShownException } from '../time-answer.ts';
import { exceptionWhen, kindNames } from './exception-words.ts';
import * as texts from './week-texts.ts';

type Made = DataOf<'POST /coaches/{coach}/exceptions'>;
type Body = CommandInput<'POST /coaches/{coach}/exceptions'>['body'];

/** What somebody does to the exceptions of a coach from the week itself; each act can be taken back where it is told. */
export function useExceptions(coach: string) {
  const alert = useAlert();
  const zone = useZone();
  const adding = useCommand('POST /coaches/{coach}/exceptions');
  const changing = useCommand('POST /coaches/{coach}/exceptions/{exception}/events');
  const nameOf = (each: ShownException) => `${kindNames[each.kind]}, ${exceptionWhen(each, zone)}`;

  const send = (exception: string, body: CommandInput<Change>['body']) =>
    changing.send({ params: { coach, exception }, body });
  const takeAway = ({ id, version }: Made) => send(id, { type: 'REMOVE', version });

  return {
    busy: adding.busy || changing.busy,
    refusal: adding.refusal ?? changing.refusal,
    errors: adding.errors,
    /** Resolves to its id once it was added, and to null when it was refused. */
    async add(body: Body): Promise<string | null> {
      const made = await adding.send({ params: { coach }, body });
      if (made === undefined) return null;
      alert('success', texts.added(nameOf(made)), () => {
        void takeAway(made).then((gone) => gone && alert('success', texts.theTime));
      });
      return made.id;
    },
    /** Resolves to whether it is gone. */
    async remove(exception: ShownException): Promise<boolean> {
      const gone = await takeAway(exception);
      if (gone === undefined) return false;
      alert('success', texts.exceptionRemoved, () => {
        void adding
          .send({ params: { coach }, body: bodyOf(exception) })
          .then((made) => made && alert('success', texts.restored(nameOf(made))));
      });
      return true;
    },
    /** Gives it other times. Resolves to whether it has them. */
    async change(
      exception: ShownException,
      times: Pick<ShownException, 'startsAt' | 'endsAt'>,
    ): Promise<boolean> {
      const { id, version } = exception;
      const changed = await send(id, {
        type: 'UPDATE',
        version,
        payload: bodyOf({ ...exception, ...times }),
      });
      if (changed === undefined) return false;
      alert('success', texts.changed(nameOf(changed)), () => {
        void send(id, {
          type: 'UPDATE',
          version: changed.version,
          payload: bodyOf(exception),
        }).then((before) => before && alert('success', texts.restored(nameOf(before))));
      });
      return true;
    },
  };
}

type Change = 'POST /coaches/{coach}/exceptions/{exception}/events';

/** An exception as it is sent: no booking below it is cancelled. */
const bodyOf = ({ kind, timeZone, startsAt, endsAt, reason, visibleReason }: ShownException) => ({
  kind,
  timeZone,
  startsAt,
  endsAt,
  reason: reason ?? '',
  visibleReason,
  cancel: [],
  cancelReason: '',
});

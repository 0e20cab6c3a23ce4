import { ActionForm } from '../action/action-form.tsx';
import type { PageAction } from '../action/page-action.ts';
import { AskedTimes } from '../respond/asked-times.tsx';
import { useConfirm } from '../respond/use-answer.ts';
import { confirming, wordsOf } from './words.ts';

/** A yes to one of several times that were asked for. */
export function ConfirmForm({ booking, onClose, onDone = onClose }: PageAction) {
  const form = useConfirm(booking, onDone);
  return (
    <ActionForm
      title={confirming.title}
      form={form}
      verb={wordsOf('CONFIRM', false).verb}
      leaveVerb={confirming.leave}
      onClose={onClose}
    >
      <AskedTimes
        booking={booking}
        value={form.values.startsAt}
        onChange={(startsAt) => form.change({ startsAt })}
      />
    </ActionForm>
  );
}

import type { PageAction } from '../action/page-action.ts';
import { DeclineForm } from '../respond/decline-form.tsx';
import { useDecline } from '../respond/use-answer.ts';

/** A no with its reason, below what it is about. */
export function DeclineHere({ booking, onClose, onDone = onClose }: PageAction) {
  return <DeclineForm form={useDecline(booking, onDone)} onBack={onClose} />;
}

import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import type { AuditItemDetail } from './audit-data.ts';
import { correctionOf, TakeBack, TakeBackForm } from './take-back.tsx';
import * as texts from './texts.ts';

interface TakeSessionBackProps {
  item: AuditItemDetail;
  correction: NonNullable<AuditItemDetail['correction']>;
}

/** Takes a movement of session credits back. */
export function TakeSessionBack({ item, correction }: TakeSessionBackProps) {
  return (
    <TakeBack correction={correction}>
      {({ most, onClose }) => <SessionForm item={item} most={most} onClose={onClose} />}
    </TakeBack>
  );
}

function SessionForm({
  item: { id, programme },
  most,
  onClose,
}: {
  item: AuditItemDetail;
  most: number;
  onClose: () => void;
}) {
  const alert = useAlert();
  const { sent, ...parts } = correctionOf(most);
  const form = useRecordForm(
    'POST /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}/corrections',
    {
      name: `session-credit-audit-items/${id}/correct`,
      ...parts,
      input: (values) => ({
        params: { programme: programme.id, sessionCreditAuditItem: id },
        body: sent(values),
      }),
      onDone: () => {
        alert('success', texts.wereReversed(form.values.amount ?? 0));
        onClose();
      },
    },
  );
  return <TakeBackForm form={form} most={most} onClose={onClose} />;
}

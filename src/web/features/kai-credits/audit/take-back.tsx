import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { correctionOf, TakeBack, TakeBackForm } from '../../session-credits/audit/public.ts';
import type { ItemDetail } from './audit-data.ts';
import * as texts from './texts.ts';

interface TakeKaiBackProps {
  item: ItemDetail;
  correction: NonNullable<ItemDetail['correction']>;
}

/** Takes a movement of AI credits back. */
export function TakeKaiBack({ item, correction }: TakeKaiBackProps) {
  return (
    <TakeBack correction={correction}>
      {({ most, onClose }) => <KaiForm item={item} most={most} onClose={onClose} />}
    </TakeBack>
  );
}

interface KaiFormProps {
  item: ItemDetail;
  most: number;
  onClose: () => void;
}

function KaiForm({ item: { id, programme }, most, onClose }: KaiFormProps) {
  const alert = useAlert();
  const { sent, ...parts } = correctionOf(most);
  const form = useRecordForm(
    'POST /programmes/{programme}/kai-credit-audit-items/{kaiCreditAuditItem}/corrections',
    {
      name: `kai-credit-audit-items/${id}/correct`,
      ...parts,
      input: (values) => ({
        params: { programme: programme.id, kaiCreditAuditItem: id },
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

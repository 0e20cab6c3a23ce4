import { useState } from 'react';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AuditItemDetail } from './audit-data.ts';
import * as texts from './texts.ts';

interface TakeBackProps {
  item: AuditItemDetail;
  correction: NonNullable<AuditItemDetail['correction']>;
}

/** Takes a movement back by another one, or says why that can't be. */
export function TakeBack({ item, correction }: TakeBackProps) {
  const [isOpen, setOpen] = useState(false);
  if (correction.refusal !== null) return <Notice>{correction.refusal}</Notice>;
  if (isOpen)
    return <TakeBackForm item={item} most={correction.most} onClose={() => setOpen(false)} />;
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>{texts.correct}</Button>
    </Row>
  );
}

interface Values {
  readonly amount: number | null;
  readonly reason: string;
}

const missingIn = ({ amount, reason }: Values): Readonly<Record<string, string>> => ({
  ...(amount === null && { amount: texts.creditsMustBeAWhole }),
  ...(reason.trim() === '' && { reason: texts.giveAReason }),
});

function TakeBackForm({
  item: { id, programme },
  most,
  onClose,
}: {
  item: AuditItemDetail;
  most: number;
  onClose: () => void;
}) {
  const alert = useAlert();
  const initial: Values = { amount: most, reason: '' };
  const form = useRecordForm(
    'POST /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}/corrections',
    {
      name: `session-credit-audit-items/${id}/correct`,
      initial,
      missing: missingIn,
      input: ({ amount, reason }) => ({
        params: { programme: programme.id, sessionCreditAuditItem: id },
        body: { amount: amount ?? 0, reason: reason.trim() },
      }),
      onDone: () => {
        alert('success', texts.wereTakenBack(form.values.amount ?? 0));
        onClose();
      },
    },
  );
  const { values, change } = form;
  return (
    <Card title={texts.takeItBack}>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle={texts.notTakenBackYet}
        aria-label={texts.takeItBack}
      >
        <FormNotices form={form} />
        <Field label={texts.credits} errorKey="amount" required tip={texts.atMost(most)}>
          <NumberInput
            min={1}
            max={most}
            value={values.amount}
            onChange={(amount) => change({ amount })}
          />
        </Field>
        <Field label={texts.reason} required tip={texts.itStaysInTheLedger}>
          <Textarea
            rows={3}
            maxLength={500}
            value={values.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
        <Row>
          <Button type="submit" variant="primary" busy={form.busy}>
            {texts.correct}
          </Button>
          <Button onClick={onClose}>{texts.keepAsItIs}</Button>
        </Row>
      </Form>
    </Card>
  );
}

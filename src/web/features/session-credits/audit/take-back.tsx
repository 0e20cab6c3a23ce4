import { useState, type ReactNode } from 'react';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
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
  correction: NonNullable<AuditItemDetail['correction']>;
  /** The form, which is shut once it was sent. */
  children: (form: { readonly most: number; readonly onClose: () => void }) => ReactNode;
}

/** Takes a movement back by another one, or says why that can't be. */
export function TakeBack({ correction: { most, refusal }, children }: TakeBackProps) {
  const [isOpen, setOpen] = useState(false);
  if (refusal !== null) return <Notice>{refusal}</Notice>;
  if (isOpen) return children({ most, onClose: () => setOpen(false) });
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>{texts.correct}</Button>
    </Row>
  );
}

export interface Correction {
  readonly amount: number | null;
  readonly reason: string;
}

/** What the form begins with, what is missing in it, and what of it is sent, whatever the credits pay for. */
export const correctionOf = (most: number) => ({
  initial: { amount: most, reason: '' } as Correction,
  missing: ({ amount, reason }: Correction): Readonly<Record<string, string>> => ({
    ...(amount === null && { amount: texts.creditsMustBeAWhole }),
    ...(reason.trim() === '' && { reason: texts.giveAReason }),
  }),
  sent: ({ amount, reason }: Correction) => ({ amount: amount ?? 0, reason: reason.trim() }),
});

interface TakeBackFormProps {
  form: RecordForm<Correction>;
  most: number;
  onClose: () => void;
}

/** How many credits are taken back, and why. */
export function TakeBackForm({ form, most, onClose }: TakeBackFormProps) {
  const { values, change } = form;
  return (
    <Card title={texts.reverseThisMovement}>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle={texts.notReversedYet}
        aria-label={texts.reverseThisMovement}
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
          <Button onClick={onClose}>{texts.keepMovement}</Button>
        </Row>
      </Form>
    </Card>
  );
}

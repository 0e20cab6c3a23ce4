import { FormNotices } from '#web/screens/form/form-page.tsx';
import { useIsClosed } from '#web/screens/command/use-offer.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import type { PageAction } from '../action/page-action.ts';
import { ReasonField } from '../action/reason-field.tsx';
import { useDecline } from './use-answer.ts';
import * as texts from './texts.ts';

interface DeclineFormProps {
  form: RecordForm<{ reason: string }>;
  onBack: () => void;
}

export function DeclineForm({ form, onBack }: DeclineFormProps) {
  const isClosed = useIsClosed();
  return (
    <Form onSubmit={form.submit} errors={form.errors} errorTitle={texts.notDeclinedYet}>
      <FormNotices form={form} />
      <ReasonField form={form} required takesFocus rows={4} tip={texts.everyoneWhoTakesPart} />
      {isClosed ? null : (
        <Row>
          <Button type="submit" variant="danger" busy={form.busy}>
            {texts.declineRequest}
          </Button>
          <Button onClick={onBack}>{texts.back}</Button>
        </Row>
      )}
    </Form>
  );
}

/** A no with its reason, below what it is about. */
export function DeclineHere({ booking, onClose, onDone = onClose }: PageAction) {
  return <DeclineForm form={useDecline(booking, onDone)} onBack={onClose} />;
}

import { useState } from 'react';
import { YourPassword } from '#web/screens/your-password.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Decision } from './use-decision.ts';
import { counted, type UploadReport } from './words.ts';

interface ApplyWithPasswordProps {
  report: UploadReport;
  decision: Decision;
}

/** Giving power away needs the password again. */
export function ApplyWithPassword({ report, decision }: ApplyWithPasswordProps) {
  const [password, setPassword] = useState('');
  const close = () => {
    setPassword('');
    decision.giveUp();
  };
  return (
    <Dialog open={decision.isAsking} onClose={close} title="Apply this upload">
      <Form
        onSubmit={() => decision.confirm(report, password)}
        errors={decision.errors}
        errorTitle="Not applied yet"
        aria-label="Apply this upload"
      >
        <Text>
          {counted(report.roleChanges, 'row changes', 'rows change')} somebody’s role. Whoever loses
          or gains one is signed out.
        </Text>
        {decision.refusal === null ? null : (
          <Notice tone="error" live>
            {decision.refusal}
          </Notice>
        )}
        <YourPassword
          value={password}
          onChange={setPassword}
          tip="Roles decide what people may see, so we ask for your own password."
        />
        <Row>
          <Button type="submit" variant="primary" busy={decision.busy}>
            Apply
          </Button>
          <Button onClick={close}>Cancel</Button>
        </Row>
      </Form>
    </Dialog>
  );
}

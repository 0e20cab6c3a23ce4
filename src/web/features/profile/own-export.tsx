import { useState } from 'react';
import { isBeingPrepared, isDownloadable } from '#machines/own-export/phases.ts';
import { ownExportState } from '#machines/own-export/states.gen.ts';
import type { DataOf } from '#web/api/call.ts';
import { messageOf } from '#web/api/messages.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { saveFile } from '#web/screens/list/save-file.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useApi } from '#web/screens/use-services.ts';
import { YourPassword } from '#web/screens/account/your-password.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Download } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { When } from '#web/ui/dates/when.tsx';

type Export = DataOf<'GET /profile/export'>['export'];

/** Everything that is kept about oneself, to take along: prepared in the background, there for a day. */
export function OwnExport() {
  const query = useApiQuery('GET /profile/export');
  return (
    <Card title="Your data" note="Everything we keep about you, in one file.">
      <Loaded query={query}>
        {({ export: latest }) => (
          <Stack gap="4">
            <Latest latest={latest} />
            {latest && isBeingPrepared(latest.phase) ? null : <AskForExport />}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function Latest({ latest }: { latest: Export }) {
  const api = useApi();
  const alert = useAlert();
  const [busy, setBusy] = useState(false);
  if (latest === null) return null;
  const { id, phase, askedAt, expiresAt } = latest;
  if (isBeingPrepared(phase))
    return (
      <Notice live>
        <p>We are putting your data together. You can leave this page and come back.</p>
      </Notice>
    );
  if (phase === ownExportState.failed)
    return (
      <Notice tone="error">
        <p>
          The file you asked for <When at={askedAt} inSentence /> couldn’t be made. Ask for it
          again.
        </p>
      </Notice>
    );
  if (!isDownloadable(phase) || expiresAt === null)
    return (
      <Notice>
        <p>
          The file that you asked for <When at={askedAt} inSentence /> is no longer there.
        </p>
      </Notice>
    );
  const download = async () => {
    setBusy(true);
    try {
      const content: unknown = await api.call('GET /profile/export/{ownExport}/file', {
        params: { ownExport: id },
      });
      const name = `waymark-${askedAt.slice(0, 10)}.json`;
      saveFile(name, JSON.stringify(content, null, 2), 'application/json');
    } catch (error) {
      alert('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice tone="success" live>
      <Stack gap="2">
        <p>
          Your file is ready. You can download it until <When at={expiresAt} inSentence />.
        </p>
        <Row>
          <Button icon={<Download />} busy={busy} onClick={() => void download()}>
            Download
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}

/** The password stays in its field: no draft keeps it. */
function AskForExport() {
  const [yourPassword, setYourPassword] = useState('');
  const command = useCommand('POST /profile/export', { onDone: () => setYourPassword('') });
  return (
    <Form
      onSubmit={() => void command.send({ body: { yourPassword } })}
      errors={command.errors}
      errorTitle="Not asked for yet"
      aria-label="Your data"
    >
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      <YourPassword
        value={yourPassword}
        onChange={(password) => {
          command.clear();
          setYourPassword(password);
        }}
        tip="We ask again, because the file says a lot about you."
      />
      <Row>
        <Button type="submit" busy={command.busy}>
          Prepare my data
        </Button>
      </Row>
    </Form>
  );
}

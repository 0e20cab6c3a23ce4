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
import { ProgressBar } from '#web/ui/progress.tsx';
import { When } from '#web/ui/dates/when.tsx';
import * as texts from './texts.ts';

type Export = DataOf<'GET /profile/export'>['export'];

/** Everything that is kept about oneself, to take along: prepared in the background, there for a week. */
export function OwnExport() {
  const query = useApiQuery('GET /profile/export');
  return (
    <Card title={texts.yourData} note={texts.everythingWeKeepAbout}>
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
  const { id, phase, askedAt, progress, expiresAt } = latest;
  if (isBeingPrepared(phase))
    return (
      <Notice live>
        <Stack gap="2">
          <p>{texts.weArePuttingYourData}</p>
          <ProgressBar label={texts.soFar} percent={progress} />
        </Stack>
      </Notice>
    );
  if (phase === ownExportState.failed)
    return (
      <Notice tone="error">
        <p>
          {texts.theFileYouAskedFor}
          <When at={askedAt} inSentence />
          {texts.couldntBePreparedAskFor}
        </p>
      </Notice>
    );
  if (!isDownloadable(phase) || expiresAt === null)
    return (
      <Notice>
        <p>
          {texts.theFileYouAskedFor}
          <When at={askedAt} inSentence />
          {texts.isNoLongerAvailable}
        </p>
      </Notice>
    );
  const download = async () => {
    setBusy(true);
    try {
      const file = await api.file('GET /profile/export/{ownExport}/file', {
        params: { ownExport: id },
      });
      const ending = file.type.startsWith('application/json') ? 'json' : 'zip';
      saveFile(`waymark-${askedAt.slice(0, 10)}.${ending}`, file, file.type);
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
          {texts.yourFileIsReady}
          <When at={expiresAt} inSentence />.
        </p>
        <Row>
          <Button icon={<Download />} busy={busy} onClick={() => void download()}>
            {texts.download}
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
      errorTitle={texts.notAskedForYet}
      aria-label={texts.yourData}
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
        tip={texts.weAskForItAgain}
      />
      <Row>
        <Button type="submit" busy={command.busy}>
          {texts.prepareMyData}
        </Button>
      </Row>
    </Form>
  );
}

import { useState } from 'react';
import { saveFile } from '#web/screens/save-file.ts';
import { useCommand } from '#web/screens/use-command.ts';
import { useMe } from '#web/screens/use-me.ts';
import { YourPassword } from '#web/screens/your-password.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Download } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import type { MembersSearch } from './members-search.ts';

interface ExportMembersProps {
  organization: string;
  /** What the file is narrowed to and sorted by: what the list shows. */
  search: MembersSearch;
}

/** Takes the list along as a file, once it is certain who asks. */
export function ExportMembers({ organization, search }: ExportMembersProps) {
  const [isOpen, setOpen] = useState(false);
  const [yourPassword, setYourPassword] = useState('');
  const hasPassword = useMe().loginMethod === 'password';
  const command = useCommand('POST /organizations/{organization}/members/export', {
    onDone: ({ fileName, content }) => {
      saveFile(fileName, content, 'text/csv');
      close();
    },
  });
  const close = () => {
    setOpen(false);
    setYourPassword('');
    command.clear();
  };
  const send = () => {
    const { pageNumber: _, journey, orderProperty, ...kept } = search;
    void command.send({
      params: { organization },
      body: {
        ...kept,
        ...(journey && { journey: [journey] }),
        ...(orderProperty !== undefined && { orderProperty: orderProperty as 'name' }),
        yourPassword: yourPassword || null,
      },
    });
  };
  return (
    <>
      <Button icon={<Download />} onClick={() => setOpen(true)}>
        Export
      </Button>
      <Dialog open={isOpen} onClose={close} title="Export members">
        <Form
          onSubmit={send}
          errors={command.errors}
          errorTitle="Not exported yet"
          aria-label="Export members"
        >
          <Text>
            The file has everybody in the list as it is filtered now, with their names and email
            addresses. That you took it is written down.
          </Text>
          {command.refusal === null ? null : (
            <Notice tone="error" live>
              {command.refusal}
            </Notice>
          )}
          {hasPassword ? (
            <YourPassword
              value={yourPassword}
              onChange={setYourPassword}
              tip="It leaves the product, so we ask for your own password."
            />
          ) : (
            <>
              {command.errors['yourPassword'] === undefined ? null : (
                <Notice tone="error" live>
                  {command.errors['yourPassword']}
                </Notice>
              )}
            </>
          )}
          <Row>
            <Button type="submit" variant="primary" busy={command.busy}>
              Download CSV
            </Button>
            <Button onClick={close}>Cancel</Button>
          </Row>
        </Form>
      </Dialog>
    </>
  );
}

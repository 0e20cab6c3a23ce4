import { useState } from 'react';
import { saveFile } from '#web/screens/save-file.ts';
import { useCommand } from '#web/screens/use-command.ts';
import { YourPassword } from '#web/screens/your-password.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Download } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import type { UsersSearch } from './users-search.ts';

/** Takes the list along as a file, narrowed and sorted as it is shown, once it is certain who asks. */
export function ExportUsers({ search }: { search: UsersSearch }) {
  const [isOpen, setOpen] = useState(false);
  const [yourPassword, setYourPassword] = useState('');
  const command = useCommand('POST /users/export', {
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
    const { pageNumber: _, role, status, orderProperty, ...kept } = search;
    void command.send({
      body: {
        ...kept,
        ...(role && { role: [role] }),
        ...(status && { status: [status] }),
        orderProperty: orderProperty as 'name' | undefined,
        yourPassword: yourPassword || null,
      },
    });
  };
  return (
    <>
      <Button icon={<Download />} onClick={() => setOpen(true)}>
        Export
      </Button>
      <Dialog open={isOpen} onClose={close} title="Export users">
        <Form
          onSubmit={send}
          errors={command.errors}
          errorTitle="Not exported yet"
          aria-label="Export users"
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
          <YourPassword
            value={yourPassword}
            onChange={setYourPassword}
            tip="It leaves the product, so we ask for your own password."
          />
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

import { createFileRoute } from '@tanstack/react-router';
import { useRef } from 'react';
import { mostBytes, mostRows } from '#domain/uploads/user-columns.ts';
import { reasonOf } from '#web/api/messages.ts';
import { useGo } from '#web/screens/use-go.ts';
import { useUpload } from '#web/screens/use-upload.ts';
import { Field } from '#web/ui/field.tsx';
import { FileUpload } from '#web/ui/file-upload.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { TemplateButton } from './template-button.tsx';
import { listPage, pageOf, type UploadReport } from './words.ts';

export const Route = createFileRoute('/app/users/uploads/create')({
  staticData: { title: 'Upload Users', checks: ['authenticated'] },
  component: UploadUsers,
});

function UploadUsers() {
  const go = useGo();
  const upload = useUpload();
  /** Sending a file again after a lost answer makes no second report of it. */
  const keys = useRef(new WeakMap<File, string>());
  const keyOf = (file: File): string => {
    const key = keys.current.get(file) ?? crypto.randomUUID();
    keys.current.set(file, key);
    return key;
  };
  const see = ([report]: readonly UploadReport[]) => {
    if (report) void go(pageOf(report.id));
  };
  return (
    <Stack gap="6" measure="form">
      <PageHeading
        title="Upload Users"
        lead="Send a CSV file, look at what it would do to whom, and then apply it or not."
        actions={<TemplateButton />}
      />
      <Field
        label="CSV file"
        tip={`One row for each person, at most ${mostRows.toLocaleString('en-GB')}. Nothing changes before you apply it.`}
      >
        <FileUpload
          accept={['text/csv', '.csv']}
          maxBytes={mostBytes}
          maxFiles={1}
          kinds="CSV in UTF-8"
          explain={reasonOf}
          transport={(file, how) =>
            upload('POST /users/uploads', {
              form: { idempotencyKey: keyOf(file), file },
              ...how,
            })
          }
          onChange={see}
        />
      </Field>
      <ColumnsCard />
      <Row>
        <LinkButton {...listPage}>Earlier uploads</LinkButton>
        <LinkButton to="/app/users" variant="quiet">
          Cancel
        </LinkButton>
      </Row>
    </Stack>
  );
}

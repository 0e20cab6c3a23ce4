import { useState } from 'react';
import { lackingIn, mappingOf, type Headings, type Mapping } from '#domain/uploads/headings.ts';
import { columnNames, requiredColumns, userColumns } from '#domain/uploads/user-columns.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import * as texts from './texts.ts';

interface MatchColumnsProps {
  fileName: string;
  headings: Headings;
  onSend: (mapping: Mapping) => void;
  onCancel: () => void;
}

const isRequired = (column: string): boolean => requiredColumns.some((each) => each === column);

/** What each heading of a file means, where the file does not say it in words that are known. What can be guessed is chosen already. */
export function MatchColumns({ fileName, headings, onSend, onCancel }: MatchColumnsProps) {
  const [mapping, setMapping] = useState(() => mappingOf(headings));
  const [isAsked, setAsked] = useState(false);
  const lacking = lackingIn(mapping);
  const options = [...new Set(headings.names)]
    .filter((name) => name !== '')
    .map((name) => ({ value: name, label: name }));
  const errors = Object.fromEntries(
    lacking.map((column) => [column, texts.chooseTheColumnThatContains(columnNames[column])]),
  );
  const send = () => {
    setAsked(true);
    if (lacking.length === 0) onSend(mapping);
  };
  return (
    <Card title={texts.matchTheColumns} note={texts.sayWhatEachColumnOf(fileName)}>
      <Form
        onSubmit={send}
        errors={isAsked ? errors : {}}
        errorTitle={texts.notSentYet}
        aria-label={texts.matchTheColumns}
      >
        <Stack gap="4">
          {userColumns.map((column) => (
            <Field
              key={column}
              label={columnNames[column]}
              errorKey={column}
              required={isRequired(column)}
            >
              <Select
                placeholder={texts.notInThisFile}
                options={options}
                value={mapping[column] ?? ''}
                onChange={(name) => setMapping({ ...mapping, [column]: name || undefined })}
              />
            </Field>
          ))}
        </Stack>
        <Row>
          <Button type="submit" variant="primary">
            {texts.sendFile}
          </Button>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </Row>
      </Form>
    </Card>
  );
}

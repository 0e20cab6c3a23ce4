import { useState, type ReactNode, type Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as texts from './texts.ts';

interface ViewNameFormProps {
  label: string;
  initial: string;
  tip?: string;
  verb: string;
  command: {
    readonly busy: boolean;
    readonly errors: Readonly<Record<string, string>>;
    readonly refusal: string | null;
  };
  onName: (name: string) => void;
  field?: Ref<HTMLInputElement>;
  /** Beside the verb. */
  children?: ReactNode;
}

/** What a view is called. */
export function ViewNameForm(props: ViewNameFormProps) {
  const { label, initial, tip, verb, command, onName, field, children } = props;
  const [name, setName] = useState(initial);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const submit = () => {
    const isMissing = name.trim() === '';
    setMissing(isMissing ? { name: texts.giveItAName } : {});
    if (!isMissing) onName(name);
  };
  return (
    <Form
      onSubmit={submit}
      errors={{ ...command.errors, ...missing }}
      errorTitle={texts.notSavedYet}
      aria-label={label}
    >
      <Stack gap="3">
        {command.refusal === null ? null : (
          <Notice tone="error" live>
            {command.refusal}
          </Notice>
        )}
        <Field label={texts.nameForThisView} required hideAsterisk tip={tip}>
          <TextInput
            ref={field}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Row gap="2">
          <Button type="submit" size="small" busy={command.busy}>
            {verb}
          </Button>
          {children}
        </Row>
      </Stack>
    </Form>
  );
}

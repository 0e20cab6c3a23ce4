import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { useMe } from './use-me.ts';
import { YourPassword } from './your-password.tsx';
import * as texts from './texts.ts';

export interface PasswordQuestionProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** What has to be chosen besides. */
  fields?: ReactNode;
  /** Why the password is asked for. */
  tip: string;
  verb: string;
  errorTitle: string;
  command: {
    readonly busy: boolean;
    readonly errors: Readonly<Record<string, string>>;
    readonly refusal: string | null;
  };
  /** Null from whoever has no password here: they have to have signed in at their provider a moment ago, or are told to. */
  onConfirm: (yourPassword: string | null) => void;
}

/** Asks whether it is really the reader before something is done; the password is forgotten with the dialog. */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const { open, onClose, title, children, fields, tip, verb, errorTitle, command, onConfirm } =
    props;
  const [password, setPassword] = useState('');
  const hasPassword = useMe().loginMethod === 'password';
  const refusals = [command.refusal, hasPassword ? null : command.errors['yourPassword']];
  if (!open && password !== '') setPassword('');
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Form
        onSubmit={() => onConfirm(password || null)}
        errors={command.errors}
        errorTitle={errorTitle}
        aria-label={title}
      >
        <Text>{children}</Text>
        {refusals.map((refusal) =>
          refusal ? (
            <Notice key={refusal} tone="error" live>
              {refusal}
            </Notice>
          ) : null,
        )}
        {fields}
        {hasPassword ? <YourPassword value={password} onChange={setPassword} tip={tip} /> : null}
        <Row>
          <Button type="submit" variant="primary" busy={command.busy}>
            {verb}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </Row>
      </Form>
    </Dialog>
  );
}

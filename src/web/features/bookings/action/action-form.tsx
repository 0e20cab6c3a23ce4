import type { ReactNode } from 'react';
import { FormNotices, type FormState } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import type { Answer } from '#web/screens/use-api-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Row } from '#web/ui/layout/layout.tsx';

interface Frame {
  /** What is decided: "Choose another time". */
  title: string;
  form: FormState;
  /** "Not changed yet" */
  errorTitle?: string;
  /** The way back says what is kept: "Keep current time". */
  leaveVerb: string;
  onClose: () => void;
}

interface ActionFormProps extends Frame {
  /** What the button does; null where nothing can be done. */
  verb: string | null;
  children: ReactNode;
}

/** What is done to a booking on its own page: the fields, what comes of it, and the ways on and back. */
export function ActionForm(props: ActionFormProps) {
  return (
    <Card title={props.title}>
      <Fields {...props} />
    </Card>
  );
}

interface LoadedActionFormProps<Found> extends Frame {
  /** What the fields offer. */
  query: Answer<Found>;
  verb: (found: Found) => string | null;
  children: (found: Found) => ReactNode;
}

/** The same where the server is asked first what there is to choose from. */
export function LoadedActionForm<Found>({
  query,
  verb,
  children,
  ...frame
}: LoadedActionFormProps<Found>) {
  return (
    <Card title={frame.title}>
      <Loaded query={query}>
        {(found) => (
          <Fields {...frame} verb={verb(found)}>
            {children(found)}
          </Fields>
        )}
      </Loaded>
    </Card>
  );
}

function Fields({ title, form, errorTitle, verb, leaveVerb, onClose, children }: ActionFormProps) {
  return (
    <Form onSubmit={form.submit} errors={form.errors} errorTitle={errorTitle} aria-label={title}>
      <FormNotices form={form} />
      {children}
      <Row>
        {verb === null ? null : (
          <Button type="submit" variant="primary" busy={form.busy}>
            {verb}
          </Button>
        )}
        <Button onClick={onClose}>{leaveVerb}</Button>
      </Row>
    </Form>
  );
}

import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ClosedNotice, FormNotices, type FormState } from '../form/form-page.tsx';
import { useOffer } from './use-offer.ts';
import * as texts from './texts.ts';

interface ConfirmPageProps {
  /** The question, naming the thing: "Delete “Leading others”?" */
  title: string;
  lead?: ReactNode;
  form: FormState;
  /** What happens to whom: a sentence each, or a card of one's own. */
  consequences: readonly ReactNode[] | ReactNode;
  verb: string;
  /** What the summary of errors is called: "Not deleted yet". */
  errorTitle: string;
  /** Where somebody goes who keeps it, and what that is called: "Keep booking". */
  keep: LinkProps;
  keepVerb: string;
  tone?: 'primary' | 'danger';
  /** Fields, such as a reason. */
  children?: ReactNode;
}

/** The consequence before the click, the verb, and the way out. Inside `Offered`, so that it can be opened by its address. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { title, lead, form, consequences, verb, errorTitle, keep, keepVerb, tone, children } =
    props;
  const closed = useOffer(form);
  return (
    <Stack gap="6" measure="form">
      <PageHeading title={title} lead={lead} />
      {closed === null ? (
        <Consequences>{consequences}</Consequences>
      ) : (
        <ClosedNotice closed={closed} />
      )}
      <Form onSubmit={form.submit} errors={form.errors} errorTitle={errorTitle} aria-label={title}>
        <FormNotices form={form} />
        {children}
        <Row>
          {closed === null ? (
            <>
              <Button type="submit" variant={tone ?? 'danger'} busy={form.busy}>
                {verb}
              </Button>
              <LinkButton {...keep}>{keepVerb}</LinkButton>
            </>
          ) : (
            <LinkButton {...closed.back}>{closed.backVerb}</LinkButton>
          )}
        </Row>
      </Form>
    </Stack>
  );
}

function Consequences({ children }: { children: ReactNode }) {
  if (!Array.isArray(children)) return children;
  return (
    <Card title={texts.whatHappens} tone="sunken">
      <Stack as="ul" gap="2">
        {children.map((consequence: ReactNode, index) => (
          <li key={index}>{consequence}</li>
        ))}
      </Stack>
    </Card>
  );
}

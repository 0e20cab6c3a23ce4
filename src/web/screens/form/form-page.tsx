import type { LinkProps } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Text } from '../../ui/text.tsx';
import { useIsClosed, useOffer, type Closed } from '../command/use-offer.ts';
import type { RecordForm } from './use-record-form.ts';
import * as texts from './texts.ts';

/** What a page needs to know of its form, whatever its fields are. */
export type FormState = Omit<RecordForm<object>, 'values' | 'change'>;

/** Nothing is unsaved before somebody types: it is fetched with the form, after it. */
const UnsavedGuard = lazyPart(async () => (await import('./unsaved-guard.tsx')).UnsavedGuard, {
  dispensable: true,
});

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  form: FormState;
  /** The button: "Create category". */
  verb: string;
  /** What the summary of errors is called: "Not created yet". */
  errorTitle: string;
  /** Where somebody goes who does not want to after all. */
  cancel: LinkProps;
  /** "Skip review"; "Cancel" when left out. */
  cancelVerb?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** One column of fields and the verb that sends them. */
export function FormPage(props: FormPageProps) {
  const {
    title,
    lead,
    form,
    verb,
    errorTitle,
    cancel,
    cancelVerb = texts.cancel,
    children,
  } = props;
  const closed = useOffer(form);
  return (
    <Stack gap="6" measure="form">
      <PageHeading title={title} lead={lead} />
      {closed === null ? null : <ClosedNotice closed={closed} />}
      <Form onSubmit={form.submit} errors={form.errors} errorTitle={errorTitle} aria-label={title}>
        <FormNotices form={form} />
        {children}
        <Row>
          {closed === null ? (
            <>
              <Button type="submit" variant="primary" busy={form.busy}>
                {verb}
              </Button>
              <LinkButton {...cancel}>{cancelVerb}</LinkButton>
            </>
          ) : (
            <LinkButton {...closed.back}>{closed.backVerb}</LinkButton>
          )}
        </Row>
      </Form>
    </Stack>
  );
}

/** Somebody was faster: what was typed is still there, but it can't be sent any more. */
export function ClosedNotice({ closed }: { closed: Closed }) {
  return (
    <Notice tone="warning" title={closed.title} live>
      <p>{closed.why}</p>
    </Notice>
  );
}

/** What every form says about itself: what was refused, what was kept, and the question before it is left. */
export function FormNotices({ form }: { form: FormState }) {
  const isClosed = useIsClosed();
  return (
    <>
      <Suspense fallback={null}>
        <UnsavedGuard when={form.isDirty && !isClosed} onLeave={form.startAgain} />
      </Suspense>
      {form.refusal === null ? null : (
        <Notice tone="error" live>
          {form.refusal}
        </Notice>
      )}
      {form.restored === null ? null : (
        <Notice tone={form.restored === 'fresh' ? 'info' : 'warning'}>
          <Text>
            {form.restored === 'fresh' ? texts.weKeptWhatYouHad : texts.weKeptWhatYouHadEntered}
            <Button variant="quiet" size="small" onClick={form.startAgain}>
              {texts.startAgain}
            </Button>
          </Text>
        </Notice>
      )}
    </>
  );
}

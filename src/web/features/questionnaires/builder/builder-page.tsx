import type { LinkProps } from '@tanstack/react-router';
import { ClosedNotice, FormNotices } from '#web/screens/form/form-page.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { useOffer } from '#web/screens/command/use-offer.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LatePreview } from '../answering/late-preview.tsx';
import * as texts from '../texts.ts';
import { Builder } from './builder.tsx';
import { problemsOf, type QuestionnaireValues } from './drafts.ts';

interface BuilderPageProps {
  title: string;
  lead: string;
  verb: string;
  form: RecordForm<QuestionnaireValues>;
  /** Saves it and publishes what was saved. */
  onPublish: () => void;
  cancel: LinkProps;
}

/** The builder, and beside it what it looks like to whoever answers, as wide as on a phone. */
export function BuilderPage({ title, lead, verb, form, onPublish, cancel }: BuilderPageProps) {
  const closed = useOffer(form);
  return (
    <Stack gap="6">
      <PageHeading title={title} lead={lead} />
      {closed === null ? null : <ClosedNotice closed={closed} />}
      <Grid columns="aside" gap="6">
        <Form
          onSubmit={form.submit}
          errors={form.errors}
          errorTitle={texts.notSavedYet}
          aria-label={title}
        >
          <FormNotices form={form} />
          <Builder form={form} />
          <Row>
            {closed === null ? (
              <>
                <Button type="submit" variant="primary" busy={form.busy}>
                  {verb}
                </Button>
                {problemsOf(form.values).length === 0 ? (
                  <Button busy={form.busy} onClick={onPublish}>
                    {texts.saveAndPublish}
                  </Button>
                ) : null}
                <LinkButton {...cancel}>{texts.cancel}</LinkButton>
              </>
            ) : (
              <LinkButton {...closed.back}>{closed.backVerb}</LinkButton>
            )}
          </Row>
        </Form>
        <LatePreview definition={form.values} />
      </Grid>
    </Stack>
  );
}

import { useEffect, useState } from 'react';
import { askedFields } from '#machines/support-request/fields.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { emptyForm, missingIn } from '#web/screens/form/field-values.ts';
import { RecordFields } from '#web/screens/form/record-fields.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { useSupportLink } from '#web/screens/support-link.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { Attaching, useAttaching } from './attaching.tsx';
import { CrisisContacts } from './crisis.tsx';
import { requestPage } from './support-records.ts';
import * as texts from './texts.ts';

const { category, subject, description, consent } = askedFields;
const written = { category, subject, description, consent };

/** Longer ones are left out: the page alone says enough. */
const longestLink = 16_000;

/** What somebody needs help with. Whoever is in need is shown at once who listens. */
export function Ask({ about }: { about: string | undefined }) {
  const link = useLinkTo(about);
  const attaching = useAttaching();
  const form = useRecordForm('POST /support-requests', {
    name: 'support-request',
    initial: { ...emptyForm(written), description: '', consent: false },
    missing: (values) => ({
      ...missingIn(written, values),
      ...(values.description.trim().length < description.least && {
        description: texts.describeWhatHappened,
      }),
      ...attaching.missing,
    }),
    input: (values) => ({
      body: {
        category: values.category,
        subject: values.subject,
        description: values.description,
        consent: values.consent,
        page: about ?? null,
        stateLink: link,
        files: attaching.files,
      },
    }),
    onDone: ({ id }, go) => void go(requestPage(id)),
  });
  const { values, change } = form;
  return (
    <FormPage
      title={texts.askForHelp}
      lead={texts.lead}
      form={form}
      verb={texts.sendRequest}
      errorTitle={texts.notSentYet}
      cancel={{ to: '/app/support' }}
    >
      {about === undefined ? null : <Text tone="muted">{texts.aboutPage(about)}</Text>}
      <RecordFields
        fields={written}
        form={form}
        own={{
          description: (
            <Field
              label={description.label}
              tip={texts.whatHappenedTip}
              errorKey="description"
              required
            >
              <Textarea
                rows={6}
                maxLength={description.most}
                value={values.description}
                onChange={({ target }) => change({ description: target.value })}
              />
            </Field>
          ),
          consent: (
            <Stack gap="1">
              <Checkbox
                label={consent.label}
                checked={values.consent}
                onChange={({ target }) => change({ consent: target.checked })}
              />
              <Text tone="muted" look="small">
                {texts.consentTip}
              </Text>
            </Stack>
          ),
        }}
      />
      <Attaching attaching={attaching} />
      {values.category === 'wellbeing' ? <CrisisContacts /> : null}
    </FormPage>
  );
}

/** The steps that led here, as a link that names nobody. */
function useLinkTo(about: string | undefined): string | null {
  const linkTo = useSupportLink();
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    void linkTo(about).then((made) => setLink(pathIn(made)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was done before the form was opened is what it is about
  }, [about]);
  return link;
}

/** The path of a link; null where it is too long to be sent. */
function pathIn(link: string): string | null {
  const { pathname, search, hash } = new URL(link);
  const path = pathname + search + hash;
  return path.length <= longestLink ? path : null;
}

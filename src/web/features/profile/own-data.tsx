import { zonesDiffer } from '#domain/time/both-zones.ts';
import { zoneCity } from '#domain/time/format.ts';
import type { DataOf } from '#web/api/call.ts';
import { localeChoices } from '#web/screens/form/locale-choices.ts';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { Suspense, useState } from 'react';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import * as texts from './texts.ts';

export type OwnProfile = DataOf<'GET /profile'>;

/** It names every zone of the world. */
const ZoneField = lazyPart(
  async () => (await import('#web/screens/form/zone-field.tsx')).ZoneField,
);

/** What somebody says about themselves. */
export function OwnData({ profile }: { profile: OwnProfile }) {
  const alert = useAlert();
  const { version, firstName, lastName, jobTitle, phone, bio, timeZone, locale } = profile;
  const form = useRecordForm('POST /profile/events', {
    name: 'profile',
    initial: {
      firstName,
      lastName,
      jobTitle: jobTitle ?? '',
      phone: phone ?? '',
      bio: bio ?? '',
      timeZone,
      locale,
    },
    missing: (values) => ({
      ...(values.firstName.trim() === '' && { firstName: texts.firstNameIsRequired }),
      ...(values.lastName.trim() === '' && { lastName: texts.lastNameIsRequired }),
    }),
    input: (values) => ({ body: { type: 'EDIT' as const, version, payload: values } }),
    onDone: () => alert('success', texts.yourProfileWasSaved),
  });
  const { values, change } = form;
  const text = (key: 'firstName' | 'lastName' | 'jobTitle' | 'phone', max: number) => ({
    maxLength: max,
    value: values[key],
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  return (
    <Card title={texts.yourDetails} note={texts.youSignInAs(profile.email)}>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle={texts.notSavedYet}
        aria-label={texts.yourDetails}
      >
        <FormNotices form={form} />
        <Field label={texts.firstName} required>
          <TextInput autoComplete="given-name" {...text('firstName', 60)} />
        </Field>
        <Field label={texts.lastName} required>
          <TextInput autoComplete="family-name" {...text('lastName', 60)} />
        </Field>
        <Field label={texts.jobTitle}>
          <TextInput autoComplete="organization-title" {...text('jobTitle', 120)} />
        </Field>
        <Field label={texts.phone} tip={texts.withTheCountryCodeSuch}>
          <TextInput type="tel" autoComplete="tel" {...text('phone', 40)} />
        </Field>
        <Field label={texts.bio} tip={texts.aFewSentencesAboutYou}>
          <Textarea
            rows={4}
            maxLength={2000}
            value={values.bio}
            onChange={({ target }) => change({ bio: target.value })}
          />
        </Field>
        <OtherZone known={values.timeZone} onTake={(zone) => change({ timeZone: zone })} />
        <Field label={texts.timeZone} required tip={texts.usedForTimesInEmails}>
          <Suspense fallback={<WaitingLines lines={1} />}>
            <ZoneField
              value={values.timeZone}
              onChange={(chosen) => change({ timeZone: chosen })}
            />
          </Suspense>
        </Field>
        <Field label={texts.dateFormat} errorKey="locale" tip={texts.forDatesInEmailsAnd} required>
          <Select
            options={localeChoices(locale)}
            value={values.locale}
            onChange={(chosen) => change({ locale: chosen || locale })}
          />
        </Field>
        <Row>
          <Button type="submit" variant="primary" busy={form.busy}>
            {texts.save}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}

interface OtherZoneProps {
  known: string;
  onTake: (zone: string) => void;
}

/** Offers the time of the place that the browser is in, for emails too, where it differs from what is known. */
function OtherZone({ known, onTake }: OtherZoneProps) {
  const here = useZone();
  const [now] = useState(Date.now);
  if (!zonesDiffer(here, known, now)) return null;
  const place = zoneCity(here);
  return (
    <Notice title={texts.youSeem(place)}>
      <p>{texts.pagesAlreadyDoEmailsShow(zoneCity(known))}</p>
      <Row>
        <Button size="small" onClick={() => onTake(here)}>
          {texts.usingTime(place)}
        </Button>
      </Row>
    </Notice>
  );
}

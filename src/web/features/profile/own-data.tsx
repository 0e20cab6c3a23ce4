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

export type OwnProfile = DataOf<'GET /profile'>;

/** It names every zone of the world. */
const ZoneField = lazyPart(async () => (await import('./zone-field.tsx')).ZoneField);

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
      ...(values.firstName.trim() === '' && { firstName: 'First name is required.' }),
      ...(values.lastName.trim() === '' && { lastName: 'Last name is required.' }),
    }),
    input: (values) => ({ body: { type: 'EDIT' as const, version, payload: values } }),
    onDone: () => alert('success', 'Your profile was saved.'),
  });
  const { values, change } = form;
  const text = (key: 'firstName' | 'lastName' | 'jobTitle' | 'phone', max: number) => ({
    maxLength: max,
    value: values[key],
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  return (
    <Card title="Your details" note={`You sign in as ${profile.email}.`}>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle="Not saved yet"
        aria-label="Your details"
      >
        <FormNotices form={form} />
        <Field label="First name" required>
          <TextInput autoComplete="given-name" {...text('firstName', 60)} />
        </Field>
        <Field label="Last name" required>
          <TextInput autoComplete="family-name" {...text('lastName', 60)} />
        </Field>
        <Field label="Job title">
          <TextInput autoComplete="organization-title" {...text('jobTitle', 120)} />
        </Field>
        <Field label="Phone" tip="With the country code, such as +44 20 7946 0018.">
          <TextInput type="tel" autoComplete="tel" {...text('phone', 40)} />
        </Field>
        <Field label="Bio" tip="A few sentences about you.">
          <Textarea
            rows={4}
            maxLength={2000}
            value={values.bio}
            onChange={({ target }) => change({ bio: target.value })}
          />
        </Field>
        <OtherZone known={values.timeZone} onTake={(zone) => change({ timeZone: zone })} />
        <Field
          label="Time zone"
          required
          tip="Used for times in emails. Pages show times in your browser’s time zone."
        >
          <Suspense fallback={<WaitingLines lines={1} />}>
            <ZoneField
              value={values.timeZone}
              onChange={(chosen) => change({ timeZone: chosen })}
            />
          </Suspense>
        </Field>
        <Field
          label="Date format"
          errorKey="locale"
          tip="In emails; numbers on pages, too. All pages are in English."
          required
        >
          <Select
            options={localeChoices(locale)}
            value={values.locale}
            onChange={(chosen) => change({ locale: chosen || locale })}
          />
        </Field>
        <Row>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save
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
    <Notice title={`You seem to be in ${place}. Show times in ${place} time?`}>
      <p>Pages do already. Emails show times in {zoneCity(known)} time until you save another.</p>
      <Row>
        <Button size="small" onClick={() => onTake(here)}>
          Use {place} time
        </Button>
      </Row>
    </Notice>
  );
}

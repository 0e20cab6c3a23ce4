import { Suspense, useState } from 'react';
import { addDays, dateOfDay } from '#domain/time/calendar.ts';
import { outsideSentence } from '#domain/availability/outside-words.ts';
import { dayAt, wallOf } from '#domain/time/wall.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { RotateCcw } from '#web/ui/icons.ts';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { HoursFields } from './hours-fields.tsx';
import { proposedOf, troublesIn, valuesOf } from './hours-values.ts';
import type { Place } from '../places.ts';
import type { TimeAnswer } from '../time-answer.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

/** It counts with the very rules of booking, which are large; the fields come first. */
const HoursPreview = lazyPart(async () => (await import('./hours-preview.tsx')).HoursPreview);

const HoursHistory = lazyPart(async () => (await import('./hours-history.tsx')).HoursHistory);

/** As far as anybody can book, with a margin; the server answers at most 100 days. */
const ahead = 95;

interface HoursPageProps {
  title: string;
  place: Place;
}

/** The weekly hours of a coach: what they are, what would follow from a change, and what they were. */
export function HoursPage({ title, place }: HoursPageProps) {
  const [from] = useState(() => addDays(wallOf('UTC', Date.now()).date, -1));
  const query = useApiQuery('GET /coaches/{coach}/time', {
    params: { coach: place.coach },
    query: { from, to: addDays(from, ahead) },
  });
  return (
    <Loaded query={query} whole>
      {(answer) => <Hours title={title} place={place} answer={answer} />}
    </Loaded>
  );
}

function Hours({ title, place, answer }: HoursPageProps & { answer: TimeAnswer }) {
  const alert = useAlert();
  const { coach, policy, now } = answer;
  const form = useRecordForm('POST /coaches/{coach}/working-hours', {
    name: `working-hours/${coach.id}`,
    initial: valuesOf(answer),
    missing: (values) => troublesIn(values, policy),
    input: (values) => ({
      params: { coach: coach.id },
      body: {
        ...proposedOf(values),
        weekly: proposedOf(values).weekly.map((spans) => [...spans]),
        effectiveFrom: values.effectiveFrom,
      },
    }),
    onDone: ({ outside }) =>
      alert(
        'success',
        [texts.workingHoursSaved, outsideSentence(outside)].filter(Boolean).join(' '),
      ),
  });
  const today = dateOfDay(dayAt(form.values.timeZone, Date.parse(now)));
  return (
    <Grid columns="aside" gap="6">
      <FormPage
        title={title}
        lead={place.isOwn ? texts.whenYouWork : texts.whenWorksInANormal(coach.fullName)}
        form={form}
        verb={texts.saveWorkingHours}
        errorTitle={texts.notSavedYet}
        cancel={place.availability}
      >
        <HoursFields values={form.values} change={form.change} policy={policy} today={today} />
        {form.isDirty ? (
          <Row>
            <Button icon={<RotateCcw />} onClick={form.startAgain}>
              {texts.reset}
            </Button>
          </Row>
        ) : null}
      </FormPage>
      <Stack gap="6">
        <Suspense fallback={<WaitingLines />}>
          <HoursPreview answer={answer} values={form.values} />
          <HoursHistory answer={answer} today={today} />
        </Suspense>
      </Stack>
    </Grid>
  );
}

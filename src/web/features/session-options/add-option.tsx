import { sessionOptionFields } from '#machines/session-option/fields.ts';
import { AddingTo } from '#web/features/programmes/offered/public.ts';
import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import { ChosenRecords } from '#web/screens/form/chosen-records.tsx';
import { findCoach } from '#web/screens/form/find-coach.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { RecordFields } from '#web/screens/form/record-fields.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { page, type Pages } from '#web/screens/pages.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { places, type Place } from './places.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/session-options/create': page(
    'staff',
    'Add Session Option',
    AddOption,
  ),
} satisfies Pages;

/** Staff add a session to what a programme offers. */
export function AddOption() {
  const place = places.usePlace();
  const choices = useApiQuery('GET /session-options/choices', {
    query: { programme: place.id, search: '' },
  });
  return (
    <AddingTo programme={place.id} choices={choices}>
      {(name) => <AddForm place={place} programme={name} />}
    </AddingTo>
  );
}

interface OptionValues {
  readonly session: ChosenRecord | null;
  readonly unitsPerMember: number | null;
  readonly maxPerMember: number | null;
  readonly minDaysBetween: number | null;
  readonly coaches: readonly ChosenRecord[];
}

const empty: OptionValues = {
  session: null,
  unitsPerMember: 1,
  maxPerMember: null,
  minDaysBetween: null,
  coaches: [],
};

const { unitsPerMember, maxPerMember, minDaysBetween } = sessionOptionFields;
const terms = { unitsPerMember, maxPerMember, minDaysBetween };

function AddForm({ place, programme }: { place: Place; programme: string }) {
  const alert = useAlert();
  const form = useRecordForm('POST /session-options', {
    name: `session-option/${place.id}`,
    initial: empty,
    missing: ({ session, unitsPerMember: units }) => ({
      ...(session === null && { sessionId: texts.chooseASession }),
      ...(units === null && { unitsPerMember: texts.enterTheCreditsPerMember }),
    }),
    input: ({ session, coaches, unitsPerMember: units, ...limits }) => ({
      body: {
        ...limits,
        programmeId: place.id,
        sessionId: session?.id ?? '',
        unitsPerMember: units ?? 0,
        coachSubset: coaches.map(({ id }) => id),
      },
    }),
    onDone: (made, go) => {
      void go(place.list);
      alert('success', texts.wasAdded(made.session.name));
    },
  });
  const { values, change } = form;
  return (
    <FormPage
      title={place.titles.page}
      lead={texts.forProgramme(programme)}
      form={form}
      verb={texts.addToProgramme}
      errorTitle={texts.notAddedYet}
      cancel={place.list}
    >
      <ChooseRecord
        label={texts.session}
        errorKey="sessionId"
        required
        route="GET /session-options/choices"
        input={(search) => ({ query: { programme: place.id, search } })}
        nameOf={({ name }) => name}
        chosen={values.session}
        onChoose={(session) => change({ session })}
        placeholder={texts.searchSessions}
        none={texts.noOtherSessionByThat}
      />
      <RecordFields fields={terms} form={form} />
      <ChooseRecord
        {...findCoach}
        key={values.coaches.length}
        label={texts.addACoach}
        errorKey="coachSubset"
        tip={texts.everyCoach}
        chosen={null}
        onChoose={(coach) =>
          coach !== null &&
          !values.coaches.some(({ id }) => id === coach.id) &&
          change({ coaches: [...values.coaches, coach] })
        }
      />
      <ChosenRecords
        label={texts.limitedToTheseCoaches}
        chosen={values.coaches}
        removal={texts.removeCoach}
        onChange={(coaches) => change({ coaches })}
      />
    </FormPage>
  );
}

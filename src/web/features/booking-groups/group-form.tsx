import type { GroupKind } from '#machines/booking-group/labels.ts';
import { Group, PlaceChoice } from '#web/features/bookings/form-parts/public.ts';
import { useOptions } from '#web/features/booking-requests/public.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useEntered } from '#web/screens/form/use-entered.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useSentForm } from '#web/screens/form/use-record-form.ts';
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useMayOpen } from '#web/ui/may-open.ts';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { ChooseDates } from './choose-dates.tsx';
import { ChooseWhom } from './choose-whom.tsx';
import { missingIn, nothing, settled, whomOf, requestFrom, type GroupDraft } from './draft.ts';
import { PlannedSessions } from './planned-sessions.tsx';
import { bookingsOf } from './words.ts';
import * as texts from './texts.ts';

const titles = { series: texts.bookASeries, cohort: texts.bookACohort } as const;
const leads = {
  series: texts.severalSessionsAtOnceAll,
  cohort: texts.severalMembersOneAfter,
} as const;

interface GroupFormProps {
  kind: GroupKind;
  /** The team that a member leads, and books for. */
  ownTeam?: { readonly id: string; readonly name: string } | undefined;
}

/** Who, what, when and where of several sessions; what can't be booked is seen, and left out, before anything is. */
export function GroupForm({ kind, ownTeam }: GroupFormProps) {
  const me = useMe();
  const mayOpen = useMayOpen();
  const initial = ownTeam ? { ...nothing, isForTeam: true, team: ownTeam } : nothing;
  const entered = useEntered<GroupDraft>(`booking-groups/${ownTeam?.id ?? kind}`, initial);
  const { values: draft, change } = entered;
  const whom = whomOf(draft);
  const options = useOptions(whom, { when: whom !== null });
  const known = settled(draft, whom === null ? undefined : options.data);
  const { session, coach, timeZone, place } = known;
  const request = requestFrom(kind, draft, known);
  const plan = useApiQuery(
    'GET /booking-groups/plan',
    { query: request as never },
    {
      when: request !== null,
      keepPrevious: true,
    },
  );
  const form = useSentForm('POST /booking-groups', entered, {
    missing: () => missingIn(kind, draft, known, request === null ? undefined : plan.data),
    input: () => ({
      body: {
        ...(request as NonNullable<typeof request>),
        name: draft.name.trim(),
        location: {
          kind: place ?? 'video',
          detail: place === 'video' ? null : draft.detail.trim() || null,
        },
      },
    }),
    onDone: (group, go) => void go(bookingsOf(group)),
  });
  const zones = new Set([options.data?.member.timeZone, coach?.timeZone, me.timeZone]);
  return (
    <FormPage
      title={titles[kind]}
      lead={leads[kind]}
      form={form}
      verb={texts.bookAll}
      errorTitle={texts.notBookedYet}
      cancel={{ to: mayOpen('/app/booking-groups') ? '/app/booking-groups' : '/app/bookings' }}
    >
      <Field label={texts.name} required tip={texts.aNameToFindIt}>
        <TextInput
          maxLength={120}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      {ownTeam ? null : <ChooseWhom kind={kind} draft={draft} change={change} />}
      {whom === null ? null : (
        <Loaded query={options} waiting={<WaitingLines lines={3} shape="block" />}>
          {({ sessions }) =>
            sessions.length === 0 ? (
              <EmptyState title={texts.nothingToBookHere}>{texts.theyArentInAProgramme}</EmptyState>
            ) : (
              <Group name="session" error={form.errors['session']}>
                <ChoiceCards
                  legend={texts.session}
                  value={session?.id}
                  choices={sessions.map(({ id, name, blockedBy }) => ({
                    value: id,
                    title: name,
                    refusal: blockedBy ?? undefined,
                  }))}
                  onChange={(id) => change({ session: id, coach: null, place: null, leftOut: [] })}
                />
              </Group>
            )
          }
        </Loaded>
      )}
      {session === undefined ? null : (
        <Group name="coach" error={form.errors['coach']}>
          <ChoiceCards
            legend={texts.coach}
            columns="two"
            value={coach?.id}
            choices={session.coaches.map(({ id, fullName, specialisms }) => ({
              value: id,
              title: fullName,
              detail: specialisms.join(', '),
            }))}
            onChange={(id) => change({ coach: id, leftOut: [] })}
          />
        </Group>
      )}
      {session === undefined || coach === undefined || timeZone === null ? null : (
        <>
          <ChooseDates
            draft={draft}
            change={change}
            timeZone={timeZone}
            zones={[...zones].filter((zone) => zone !== undefined)}
          />
          <PlaceChoice
            kinds={session.locationKinds}
            place={{ kind: place ?? 'video', detail: draft.detail }}
            onChange={({ kind: chosen, detail }) => change({ place: chosen, detail: detail ?? '' })}
          />
          {request === null ? null : (
            <Group name="dates" error={form.errors['dates']}>
              <Loaded query={plan}>
                {(found) => (
                  <PlannedSessions
                    plan={found}
                    zone={timeZone}
                    leftOut={draft.leftOut}
                    onLeaveOut={(leftOut) => change({ leftOut })}
                  />
                )}
              </Loaded>
            </Group>
          )}
        </>
      )}
    </FormPage>
  );
}

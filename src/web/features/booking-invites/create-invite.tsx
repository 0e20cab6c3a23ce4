import { createFileRoute } from '@tanstack/react-router';
import { inviteReadersInWords } from '#machines/booking-invite/readers.ts';
import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import { ChosenRecords } from '#web/screens/form/chosen-records.tsx';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import type { DataOf } from '#web/api/call.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { listOf } from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/bookings/$booking/invites/create')({
  staticData: {
    title: 'Invite to Booking',
    audience: 'everyone',
    asks: 'GET /bookings/{booking}/seats',
  },
  component: CreateInvite,
});

/** Colleagues of the same organisation are asked to a session, as long as there are seats. */
function CreateInvite() {
  const { booking } = Route.useParams();
  const seats = useApiQuery('GET /bookings/{booking}/seats', { params: { booking } });
  return (
    <Loaded query={seats} whole>
      {(found) =>
        found.canInvite && (found.refusal === null || found.isFull) ? (
          <InviteForm booking={booking} seats={found} />
        ) : (
          <EmptyState
            level="h1"
            title={texts.nobodyCanBeInvited}
            action={<LinkButton {...listOf(booking)}>{texts.showInvitations}</LinkButton>}
          >
            {found.refusal ?? texts.onlyItsMembersItsCoach}
          </EmptyState>
        )
      }
    </Loaded>
  );
}

interface Chosen {
  readonly invitees: readonly ChosenRecord[];
  readonly message: string;
  /** Who finds no seat waits for one. */
  readonly waiting: boolean;
}

const nobody: Chosen = { invitees: [], message: '', waiting: false };

interface InviteFormProps {
  booking: string;
  seats: DataOf<'GET /bookings/{booking}/seats'>;
}

function InviteForm({ booking, seats }: InviteFormProps) {
  const { all, taken, waiting } = seats;
  const form = useRecordForm('POST /booking-invites', {
    name: `booking-invites/${booking}`,
    initial: nobody,
    missing: ({ invitees }): Readonly<Record<string, string>> =>
      invitees.length === 0 ? { invitee: texts.chooseSomeoneToInvite } : {},
    input: ({ invitees, message, waiting: waits }) => ({
      body: {
        booking,
        invitees: invitees.map(({ id }) => id),
        message: message.trim() || null,
        waiting: waits,
      },
    }),
    onDone: (_, go) => void go(listOf(booking)),
  });
  const { invitees } = form.values;
  const left = Math.max(0, all - taken - waiting - invitees.length);
  const isShort = taken + waiting + Math.max(1, invitees.length) > all;
  const line = waiting === 0 ? '' : texts.andAlreadyWaitForOne(waiting);
  const then = isShort ? texts.peopleOnTheWaitingList : texts.wellNotifyThemRightAway;
  return (
    <FormPage
      title={texts.inviteToBooking}
      lead={texts.ofSeatsAreLeft(left, all, line, then)}
      form={form}
      verb={invitees.length > 1 ? texts.sendInvitations(invitees.length) : texts.sendInvitation}
      errorTitle={texts.notSentYet}
      cancel={listOf(booking)}
    >
      <ChooseRecord
        key={invitees.length}
        label={texts.colleague}
        errorKey="invitee"
        required
        route="GET /bookings/{booking}/invitees"
        input={(search) => ({ params: { booking }, query: { search } })}
        nameOf={({ fullName }) => fullName}
        show={({ fullName, pictureUrl }) => (
          <Person name={fullName} picture={pictureUrl} size="small" />
        )}
        chosen={null}
        onChoose={(chosen) =>
          chosen !== null &&
          !invitees.some(({ id }) => id === chosen.id) &&
          form.change({ invitees: [...invitees, chosen] })
        }
        placeholder={texts.searchColleagues}
        none={texts.noColleagueByThatName}
      />
      <ChosenRecords
        label={texts.toBeInvited}
        chosen={invitees}
        removal={(name) => texts.dontInvite(name)}
        onChange={(left) => form.change({ invitees: left })}
      />
      {isShort ? (
        <Checkbox
          label={texts.putAnyoneWithoutASeat}
          checked={form.values.waiting}
          onChange={({ target }) => form.change({ waiting: target.checked })}
        />
      ) : null}
      <Field
        label={texts.message}
        tip={texts.youCanLeaveItEmpty(inviteReadersInWords({ invitee: [texts.everybodyInvited] }))}
      >
        <Textarea
          rows={3}
          maxLength={500}
          value={form.values.message}
          onChange={({ target }) => form.change({ message: target.value })}
        />
      </Field>
    </FormPage>
  );
}

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
            title="Nobody can be invited to this session"
            action={<LinkButton {...listOf(booking)}>Show invitations</LinkButton>}
          >
            {found.refusal ??
              'Only its members, its coach, its team leader and staff can invite people to it.'}
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
      invitees.length === 0 ? { invitee: 'Choose someone to invite.' } : {},
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
  const line = waiting === 0 ? '' : `, and ${waiting} already wait for one`;
  const then = isShort
    ? 'People on the waiting list are invited in turn as soon as a seat is free.'
    : 'We’ll notify them right away; a seat is kept until they answer.';
  return (
    <FormPage
      title="Invite to Booking"
      lead={`${left} of ${all} seats are left${line}. ${then}`}
      form={form}
      verb={invitees.length > 1 ? `Send ${invitees.length} invitations` : 'Send invitation'}
      errorTitle="Not sent yet"
      cancel={listOf(booking)}
    >
      <ChooseRecord
        key={invitees.length}
        label="Colleague"
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
        placeholder="Search colleagues"
        none="No colleague by that name who isn’t in the session."
      />
      <ChosenRecords
        label="To be invited"
        chosen={invitees}
        removal={(name) => `Do not invite ${name}`}
        onChange={(left) => form.change({ invitees: left })}
      />
      {isShort ? (
        <Checkbox
          label="Put anyone without a seat on the waiting list"
          checked={form.values.waiting}
          onChange={({ target }) => form.change({ waiting: target.checked })}
        />
      ) : null}
      <Field
        label="Message"
        tip={`You can leave it empty. ${inviteReadersInWords({ invitee: ['Everybody who is invited'] })} read it.`}
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

import {
  bookingInviteStates,
  type BookingInviteState,
} from '#machines/booking-invite/states.gen.ts';
import { inviteNames } from '#machines/booking-invite/labels.ts';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import * as texts from './texts.ts';

type StatusUrl = Pick<
  ListUrl<{ readonly status?: BookingInviteState | undefined }>,
  'search' | 'change'
>;

/** Narrows invitations to one status. */
export const StatusFilter = ({ url: { search, change } }: { url: StatusUrl }) => (
  <Field label={texts.status} id="filter-status">
    <Select
      placeholder={texts.any}
      value={search.status ?? ''}
      options={bookingInviteStates.all.map((value) => ({ value, label: inviteNames[value] }))}
      onChange={(status) => change({ status: status === '' ? undefined : status })}
    />
  </Field>
);

/** The same as a chip, while it is in force. */
export const statusChips = ({ search: { status }, change }: StatusUrl): FilterChip[] =>
  status === undefined
    ? []
    : [
        {
          key: 'status',
          label: texts.status2(inviteNames[status]),
          onRemove: () => change({ status: undefined }),
        },
      ];

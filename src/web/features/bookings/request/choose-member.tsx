import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { Person } from '#web/ui/avatar.tsx';
import type { CreateParts } from './create-parts.ts';

/** Found by name: there can be thousands. */
export function ChooseMember({ draft, change }: Pick<CreateParts, 'draft' | 'change'>) {
  return (
    <ChooseRecord
      label="Member"
      required
      route="GET /booking-requests/members"
      input={(search) => ({ query: { search } })}
      nameOf={({ fullName }) => fullName}
      show={({ fullName, pictureUrl, organization }) => (
        <Person name={fullName} picture={pictureUrl} size="small" note={organization?.name} />
      )}
      chosen={draft.member}
      onChoose={(member) => change({ member })}
      placeholder="Search members"
      none="No member of that name."
    />
  );
}

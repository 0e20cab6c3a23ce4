import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { Person } from '#web/ui/avatar.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import type { CreateParts } from './create-parts.ts';

/** Whom it is for, found by name: there can be thousands. */
export function ChooseParty({ draft, change }: Pick<CreateParts, 'draft' | 'change'>) {
  const { isForTeam, party } = draft;
  return (
    <>
      <RadioGroup
        label="For whom?"
        direction="across"
        value={isForTeam ? 'team' : 'member'}
        options={[
          { value: 'member', label: 'A member' },
          { value: 'team', label: 'A team' },
        ]}
        onChange={(whom) => change({ isForTeam: whom === 'team' })}
      />
      {isForTeam ? (
        <ChooseRecord
          key="team"
          label="Team"
          required
          route="GET /booking-requests/teams"
          input={(search) => ({ query: { search } })}
          nameOf={({ name, organization }) => `${name}, ${organization.name}`}
          chosen={party}
          onChoose={(chosen) => change({ party: chosen })}
          placeholder="Search teams"
          none="No team of that name that has a leader."
        />
      ) : (
        <ChooseRecord
          key="member"
          label="Member"
          required
          route="GET /booking-requests/members"
          input={(search) => ({ query: { search } })}
          nameOf={({ fullName }) => fullName}
          show={({ fullName, pictureUrl, organization }) => (
            <Person name={fullName} picture={pictureUrl} size="small" note={organization?.name} />
          )}
          chosen={party}
          onChoose={(chosen) => change({ party: chosen })}
          placeholder="Search members"
          none="No member of that name."
        />
      )}
    </>
  );
}

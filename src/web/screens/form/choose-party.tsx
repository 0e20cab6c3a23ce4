import { Person } from '../../ui/avatar.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { ChooseRecord, type ChosenRecord } from './choose-record.tsx';
import * as texts from './texts.ts';

interface ChooseOneProps {
  chosen: ChosenRecord | null;
  onChoose: (chosen: ChosenRecord | null) => void;
  /** Where the server says what is wrong with a member. */
  memberErrorKey?: string;
}

interface ChoosePartyProps extends ChooseOneProps {
  isForTeam: boolean;
  onKind: (isForTeam: boolean) => void;
}

/** The member or the team that somebody books for, found by name: there can be thousands. */
export function ChooseParty({ isForTeam, onKind, ...one }: ChoosePartyProps) {
  return (
    <>
      <RadioGroup
        label={texts.forWhom}
        direction="across"
        value={isForTeam ? 'team' : 'member'}
        options={[
          { value: 'member', label: texts.aMember },
          { value: 'team', label: texts.aTeam },
        ]}
        onChange={(whom) => onKind(whom === 'team')}
      />
      {isForTeam ? (
        <ChooseRecord
          key="team"
          label={texts.team}
          required
          route="GET /booking-requests/teams"
          input={(search) => ({ query: { search } })}
          nameOf={({ name, organization }) => `${name}, ${organization.name}`}
          chosen={one.chosen}
          onChoose={one.onChoose}
          placeholder={texts.searchTeams}
          none={texts.noTeamWithALeader}
        />
      ) : (
        <ChooseMember key="member" {...one} />
      )}
    </>
  );
}

/** A member that somebody may book for. */
export const ChooseMember = ({ chosen, onChoose, memberErrorKey }: ChooseOneProps) => (
  <ChooseRecord
    label={texts.member}
    {...(memberErrorKey === undefined ? {} : { errorKey: memberErrorKey })}
    required
    route="GET /booking-requests/members"
    input={(search) => ({ query: { search } })}
    nameOf={({ fullName }) => fullName}
    show={({ fullName, pictureUrl, organization }) => (
      <Person name={fullName} picture={pictureUrl} size="small" note={organization?.name} />
    )}
    chosen={chosen}
    onChoose={onChoose}
    placeholder={texts.searchMembers}
    none={texts.noMemberByThatName}
  />
);

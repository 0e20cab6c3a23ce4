import type { GroupKind } from '#machines/booking-group/labels.ts';
import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { ChosenRecords } from '#web/screens/form/chosen-records.tsx';
import { Person } from '#web/ui/avatar.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { nothing, type GroupDraft } from './draft.ts';

interface ChooseWhomProps {
  kind: GroupKind;
  draft: GroupDraft;
  change: (patch: Partial<GroupDraft>) => void;
}

/** Who the sessions are for; what depends on them is asked again when they change. */
export function ChooseWhom({ kind, draft, change }: ChooseWhomProps) {
  const { isForTeam, team, members } = draft;
  const { session, coach, leftOut, place } = nothing;
  const afresh = { session, coach, leftOut, place, timeZone: null };
  if (kind === 'cohort') return <Cohort draft={draft} change={change} />;
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
        onChange={(whom) =>
          change({ ...afresh, isForTeam: whom === 'team', team: null, members: [] })
        }
      />
      {isForTeam ? (
        <ChooseRecord
          label="Team"
          required
          route="GET /booking-requests/teams"
          input={(search) => ({ query: { search } })}
          nameOf={({ name, organization }) => `${name}, ${organization.name}`}
          chosen={team}
          onChoose={(chosen) => change({ ...afresh, team: chosen })}
          placeholder="Search teams"
          none="No team of that name that has a leader."
        />
      ) : (
        <ChooseMember
          chosen={members[0] ?? null}
          onChoose={(chosen) => change({ ...afresh, members: chosen === null ? [] : [chosen] })}
        />
      )}
    </>
  );
}

/** Several members of one organisation, in the order of their sessions. */
function Cohort({ draft: { members }, change }: Pick<ChooseWhomProps, 'draft' | 'change'>) {
  return (
    <>
      <ChooseMember
        key={members.length}
        chosen={null}
        onChoose={(chosen) =>
          chosen !== null &&
          !members.some(({ id }) => id === chosen.id) &&
          change({ members: [...members, chosen], leftOut: [] })
        }
      />
      <ChosenRecords
        label="Members, in the order of their sessions"
        chosen={members}
        removal={(name) => `Take ${name} out`}
        onChange={(left) => change({ members: left, leftOut: [] })}
      />
    </>
  );
}

interface ChooseMemberProps {
  chosen: GroupDraft['team'];
  onChoose: (chosen: GroupDraft['team']) => void;
}

const ChooseMember = ({ chosen, onChoose }: ChooseMemberProps) => (
  <ChooseRecord
    label="Member"
    errorKey="members"
    required
    route="GET /booking-requests/members"
    input={(search) => ({ query: { search } })}
    nameOf={({ fullName }) => fullName}
    show={({ fullName, pictureUrl, organization }) => (
      <Person name={fullName} picture={pictureUrl} size="small" note={organization?.name} />
    )}
    chosen={chosen}
    onChoose={onChoose}
    placeholder="Search members"
    none="No member of that name."
  />
);

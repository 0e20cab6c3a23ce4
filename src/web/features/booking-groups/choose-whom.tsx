import type { GroupKind } from '#machines/booking-group/labels.ts';
import { ChooseMember, ChooseParty } from '#web/screens/form/choose-party.tsx';
import { ChosenRecords } from '#web/screens/form/chosen-records.tsx';
import { nothing, type GroupDraft } from './draft.ts';
import * as texts from './texts.ts';

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
    <ChooseParty
      isForTeam={isForTeam}
      onKind={(forTeam) => change({ ...afresh, isForTeam: forTeam, team: null, members: [] })}
      chosen={isForTeam ? team : (members[0] ?? null)}
      onChoose={(chosen) =>
        change(
          isForTeam
            ? { ...afresh, team: chosen }
            : { ...afresh, members: chosen === null ? [] : [chosen] },
        )
      }
      memberErrorKey="members"
    />
  );
}

/** Several members of one organisation, in the order of their sessions. */
function Cohort({ draft: { members }, change }: Pick<ChooseWhomProps, 'draft' | 'change'>) {
  return (
    <>
      <ChooseMember
        key={members.length}
        memberErrorKey="members"
        chosen={null}
        onChoose={(chosen) =>
          chosen !== null &&
          !members.some(({ id }) => id === chosen.id) &&
          change({ members: [...members, chosen], leftOut: [] })
        }
      />
      <ChosenRecords
        label={texts.membersInTheOrder}
        chosen={members}
        removal={(name) => texts.remove(name)}
        onChange={(left) => change({ members: left, leftOut: [] })}
      />
    </>
  );
}

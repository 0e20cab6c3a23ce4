import type { RespondentRule } from '#domain/questionnaires/assignment.ts';
import type { ChosenRecord } from '#web/screens/form/choose-record.tsx';
import type { Assignment } from './places.ts';
import * as texts from './texts.ts';

/** What the form of a questionnaire that is asked holds. */
export interface Values {
  readonly opensOn: string | null;
  readonly closesOn: string | null;
  readonly rule: RespondentRule;
  readonly teams: readonly ChosenRecord[];
  readonly members: readonly ChosenRecord[];
  readonly allowEdit: boolean;
  readonly reminds: boolean;
}

export type Adding = Values & {
  readonly questionnaire: ChosenRecord | null;
  readonly isAnonymous: boolean;
};

export const newAssignment: Adding = {
  questionnaire: null,
  isAnonymous: false,
  opensOn: null,
  closesOn: null,
  rule: 'all',
  teams: [],
  members: [],
  allowEdit: false,
  reminds: true,
};

export const valuesOf = (assignment: Assignment): Values => {
  const { opensOn, closesOn, rule, teams, members, allowEdit, reminds } = assignment;
  return {
    opensOn,
    closesOn,
    rule,
    teams,
    members: members.map(({ id, fullName }) => ({ id, name: fullName })),
    allowEdit,
    reminds,
  };
};

export const writtenOf = ({ teams, members, ...values }: Values) => ({
  ...values,
  teamIds: values.rule === 'teams' ? teams.map(({ id }) => id) : [],
  memberIds: values.rule === 'chosen' ? members.map(({ id }) => id) : [],
});

/** What is missing or wrong before anything is sent. */
export function troubleIn(values: Values): Readonly<Record<string, string>> {
  const { opensOn, closesOn, rule, teams, members } = values;
  return {
    ...(opensOn !== null &&
      closesOn !== null &&
      closesOn < opensOn && { closesOn: texts.lastBeforeFirst }),
    ...(rule === 'teams' && teams.length === 0 && { memberIds: texts.chooseTeams }),
    ...(rule === 'chosen' && members.length === 0 && { memberIds: texts.choosePeople }),
  };
}

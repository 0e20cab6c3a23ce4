import { and } from 'xstate';
import { mostMembers } from '#domain/programmes/vocabulary.ts';
import { reference, references } from '#domain/records/fields.ts';
import { counted } from '#domain/text/counted.ts';
import { verb, type PastEvent } from '../verbs.ts';
import { welcome } from './notices.ts';

const many = (payload: PastEvent['payload'], name: string, one: string, more = `${one}s`) => {
  const ids = payload[name];
  return counted(Array.isArray(ids) ? ids.length : 0, one, more);
};

/** Who takes part in a programme, and who coaches in it. */
export const verbs = {
  ADD_MEMBERS: verb({
    label: 'Add members',
    done: ({ payload }) => `Added: ${many(payload, 'memberIds', 'member')}.`,
    meaning: 'People of the organisation take part in it.',
    payload: { memberIds: references('Members', 'Choose members.', mostMembers) },
    history: ({ name, payload }) => `${name} added ${many(payload, 'memberIds', 'member')}.`,
  }),
  REMOVE_MEMBER: verb({
    label: 'Remove member',
    done: 'The member was removed, and unused credits went back into the pool.',
    meaning: 'Someone takes part no longer; credits that they have not used go back.',
    payload: { memberId: reference('Member', { sentence: 'Choose a member.' }) },
    history: 'removed a member',
  }),
  ADD_TEAMS: verb({
    label: 'Add teams',
    done: ({ payload }) => `Added: ${many(payload, 'teamIds', 'team')}.`,
    meaning: 'All who are in a team take part, now and later.',
    payload: { teamIds: references('Teams', 'Choose teams.') },
    history: ({ name, payload }) => `${name} added ${many(payload, 'teamIds', 'team')}.`,
  }),
  REMOVE_TEAM: verb({
    label: 'Remove team',
    done: 'The team was removed, and unused credits went back into the pool.',
    meaning: 'A team takes part no longer; its credits that were not used go back.',
    payload: { teamId: reference('Team', { sentence: 'Choose a team.' }) },
    history: 'removed a team',
  }),
  ADD_COACHES: verb({
    label: 'Add coaches',
    done: ({ payload }) => `Added: ${many(payload, 'coachIds', 'coach', 'coaches')}.`,
    meaning: 'Coaches can be booked in it by members who have none of their own.',
    payload: { coachIds: references('Coaches', 'Choose coaches.') },
    history: ({ name, payload }) =>
      `${name} added ${many(payload, 'coachIds', 'coach', 'coaches')}.`,
  }),
  REMOVE_COACH: verb({
    label: 'Remove coach',
    done: 'The coach was removed.',
    meaning: 'A coach is in it no longer; what is booked stays.',
    payload: { coachId: reference('Coach', { sentence: 'Choose a coach.' }) },
    history: 'removed a coach',
  }),
} as const;

export const questions = {
  canJoin: { field: 'memberIds', kind: 'payload' },
  canLeave: { field: 'memberId', kind: 'payload' },
  canTeamsJoin: { field: 'teamIds', kind: 'payload' },
  canTeamLeave: { field: 'teamId', kind: 'payload' },
  canCoach: { field: 'coachIds', kind: 'payload' },
  coachesHere: { field: 'coachId', kind: 'payload' },
} as const;

const mayAddMembers = and(['isStaff', 'canJoin']);
const mayAddTeams = and(['isStaff', 'canTeamsJoin']);

/** Those who join one that runs hear of it immediately. */
export const addingMembers = {
  draft: { guard: mayAddMembers, actions: ['stampChange', 'addMembers'] },
  active: { guard: mayAddMembers, actions: ['stampChange', welcome, 'addMembers'] },
} as const;
export const addingTeams = {
  draft: { guard: mayAddTeams, actions: ['stampChange', 'addTeams'] },
  active: { guard: mayAddTeams, actions: ['stampChange', welcome, 'addTeams'] },
} as const;
export const removingMember = {
  guard: and(['isStaff', 'canLeave']),
  actions: ['stampChange', 'removeMember', 'takeBackCredits'],
} as const;
export const removingTeam = {
  guard: and(['isStaff', 'canTeamLeave']),
  actions: ['stampChange', 'removeTeam', 'takeBackCredits'],
} as const;
export const addingCoaches = {
  guard: and(['isStaff', 'canCoach']),
  actions: ['stampChange', 'addCoaches'],
} as const;
export const removingCoach = {
  guard: and(['isStaff', 'coachesHere']),
  actions: ['stampChange', 'removeCoach'],
} as const;

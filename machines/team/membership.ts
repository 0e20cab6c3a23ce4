import { and } from 'xstate';
import { reference } from '#domain/records/fields.ts';
import type { AskedOf, StampsOf } from '../capability.ts';
import { touchedBy, type PlainContext } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { isSent, verb } from '../verbs.ts';
import { teamFields } from './fields.ts';

type Context = PlainContext<typeof teamFields>;
type Asked = AskedOf<Context>;

const memberId = reference('Member');

export const verbs = {
  ADD_MEMBER: verb({
    label: 'Add member',
    done: 'The member was added.',
    undoneBy: 'REMOVE_MEMBER',
    meaning: 'Someone of the organisation joins the team.',
    payload: { memberId },
    history: 'added a member',
  }),
  SET_LEADER: verb({
    label: 'Make leader',
    done: ({ payload: { leaderId } }) =>
      leaderId === null ? 'The team now has no leader.' : 'The team has a new leader.',
    meaning: 'A member of the team becomes its leader, or nobody leads it.',
    payload: { leaderId: teamFields.leaderId },
    history: ({ name, payload }) =>
      payload['leaderId'] === null
        ? `${name} left it without a leader.`
        : `${name} chose a new leader.`,
  }),
  REMOVE_MEMBER: verb({
    label: 'Remove member',
    done: 'The member was removed.',
    undoneBy: 'ADD_MEMBER',
    meaning: 'Someone leaves the team; a leader who leaves leads it no longer.',
    payload: { memberId },
    history: 'removed a member',
  }),
} as const;

export const questions = {
  isLeaderMember: { field: 'leaderId', kind: 'payload' },
  canJoin: { field: 'memberId', kind: 'payload' },
  isInTeam: { field: 'memberId', kind: 'payload' },
} as const;

export const guards = questionGuards(questions);

export const stamps = {
  takeLeader: ({ event }: Asked) =>
    isSent(verbs, event, 'SET_LEADER')
      ? { leaderId: event.leaderId ?? null, ...touchedBy(event) }
      : {},
  letLeaderGo: ({ context, event }: Asked) =>
    isSent(verbs, event, 'REMOVE_MEMBER') && event.memberId === context.leaderId
      ? { leaderId: null }
      : {},
} satisfies StampsOf<Context>;

export const settingLeader = {
  guard: and(['managesTeams', 'isLeaderMember']),
  actions: ['takeLeader', 'notifyLeaders'],
} as const;

export const addingMember = {
  guard: and(['managesTeams', 'canJoin']),
  actions: ['stampChange', 'addMember'],
} as const;

export const removingMember = {
  guard: and(['managesTeams', 'isInTeam']),
  actions: ['letLeaderGo', 'stampChange', 'removeMember', 'notifyLeaders'],
} as const;

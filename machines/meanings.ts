import type { Audience } from '#domain/notifications/notice.ts';
import { defaultPolicy, overridable, type PolicyParameters } from '#domain/policy/parameters.ts';
import { lengthInWords } from '#domain/time/words.ts';

/** A length, or another amount, that sentences name by `{name}`. */
export interface Amount {
  readonly words: string;
  /** Milliseconds, or a number of something. */
  readonly value: number;
  /** The parameter of the policy that it is; null for one that only a release changes. */
  readonly policy: keyof PolicyParameters | null;
  /** Where it stands: a file, and the name in it. */
  readonly where: string;
  /** Organisations may have their own. */
  readonly ownByOrganization: boolean;
}

export interface TimerMeaning {
  /** What its ringing means. */
  readonly meaning: string;
  /** When it rings, by the amounts it is made of: "{joinOpens} before the start". */
  readonly when: string;
}

/**
 * What everything in a chart that has a name means, for those who read the chart and not the code. Sentences name amounts as `{name}`, so that they say what the
 * product does; a law sees that nothing is left without a meaning, and that no meaning is left behind.
 */
export interface Meanings {
  /** Whom the guards let through that ask who somebody is: "the coach of the session"; several, where any of them will do. */
  readonly people?: Readonly<Record<string, string | readonly string[]>>;
  /** What each other guard asks, as it is when the answer is yes. */
  readonly guards?: Readonly<Record<string, string>>;
  readonly effects?: Readonly<Record<string, string>>;
  readonly timers?: Readonly<Record<string, TimerMeaning>>;
  /** What the actors do that run in states. */
  readonly actors?: Readonly<Record<string, string>>;
  /** Who sends events where no guard asks it. */
  readonly senders?: Readonly<Record<string, string>>;
  readonly amounts?: Readonly<Record<string, Amount>>;
}

export const meanings = (declared: Meanings): Meanings => declared;

/** A parameter of the policy; where it is several lengths, the one at `index`. */
export function ofPolicy(
  policy: keyof PolicyParameters,
  { index = 0, unit }: { readonly index?: number; readonly unit?: string } = {},
): Amount {
  const value = [defaultPolicy[policy]].flat()[index] ?? 0;
  return {
    words: unit === undefined ? lengthInWords(value) : `${value} ${unit}`,
    value,
    policy,
    where: `src/domain/policy/parameters.ts, ${policy}`,
    ownByOrganization: overridable.some((each) => each === policy),
  };
}

/** A length that is the same for everybody. */
export const always = (ms: number, where: string): Amount => ({
  words: lengthInWords(ms),
  value: ms,
  policy: null,
  where,
  ownByOrganization: false,
});

/** A number that is the same for everybody. */
export const number = (value: number, where: string): Amount => ({
  words: String(value),
  value,
  policy: null,
  where,
  ownByOrganization: false,
});

/** What many charts share; each may say it in its own words. */
export const sharedMeanings: Required<Pick<Meanings, 'people' | 'guards' | 'effects'>> = {
  people: { isStaff: 'staff', isSystem: 'the product itself' },
  guards: { isNameFree: 'No other has the name.' },
  effects: {
    takeFields: 'What was written is kept.',
    stampCreation: 'We record who made it.',
    stampChange: 'We record who changed it last.',
    stampDeletion: 'We record who deleted it, and when.',
    stampRestoration: 'It counts as never deleted.',
    settleNotices: 'Notifications that asked for this, or announced it, are done with.',
  },
};

/** Recipients in words, by what they are to the record. */
export const audienceWords: Readonly<Record<Audience, string>> = {
  requester: 'whoever asked',
  actor: 'whoever did it',
  attendees: 'those who come',
  otherAttendees: 'the others who come',
  speakers: 'whoever agrees to times for those who come',
  proposer: 'whoever asked for the other time',
  creditHolder: 'whoever holds the credit',
  invitees: 'those who are invited and have not answered',
  coach: 'the coach',
  formerCoach: 'the coach until now',
  staff: 'staff',
  invitee: 'the invitee',
  inviter: 'whoever invited',
  self: 'the person',
  organizationAdmins: 'the admins of the organisation',
  leaders: 'the leader of the team, before and after',
  holder: 'whoever holds the credits',
  members: 'those who take part',
  membersWithCredits: 'those who take part and have credits left',
  newMembers: 'those who have just been added',
  programmeCoaches: 'its coaches',
  readers: 'those it is for',
  uploader: 'whoever uploaded it',
  about: 'whom it is about',
  recipient: 'whoever the message is for',
};

const order = Object.keys(audienceWords);

/** Recipients in one order, each once. */
export const recipientsIn = (to: readonly string[]): string[] =>
  [...new Set(to)].toSorted((one, other) => order.indexOf(one) - order.indexOf(other));

import type { SupportCategory } from './vocabulary.ts';

/** What staff write again and again. `{name}` is the first name of whoever asked. */
export interface SavedReply {
  readonly title: string;
  /** What it is about; null for whatever it is. */
  readonly category: SupportCategory | null;
  readonly text: string;
}

/** Concerns about somebody's wellbeing have none: they are answered in one's own words. */
export const savedReplies: readonly SavedReply[] = [
  {
    title: 'We are looking into it',
    category: null,
    text: 'Hello {name},\n\nThank you for telling us. We are looking into it and reply here as soon as we know more.',
  },
  {
    title: 'We need more to find the cause',
    category: null,
    text: 'Hello {name},\n\nTo find the cause we need a little more: what did you do just before, what did you expect, and what happened instead? A picture of your screen helps.',
  },
  {
    title: 'It works again',
    category: 'technical',
    text: 'Hello {name},\n\nWe found the cause and it works again. Please load the page anew. If it happens again, reply here.',
  },
  {
    title: 'No free times with a coach',
    category: 'booking',
    text: 'Hello {name},\n\nYour coach has no free time in the days that you looked at. Look at a later week, or choose another coach in the same programme.',
  },
  {
    title: 'Why a credit was used',
    category: 'credits',
    text: 'Hello {name},\n\nThe session was cancelled later than its programme allows, so the credit counts as used. If something came up that you could not know, tell us what: we can give it back.',
  },
  {
    title: 'Your details are changed',
    category: 'account',
    text: 'Hello {name},\n\nDone: your account has the new details. Sign out and in again if a page still shows the old ones.',
  },
  {
    title: 'What we keep about you',
    category: 'privacy',
    text: 'Hello {name},\n\nYou can take everything that we keep about you with you: open your profile and choose to prepare a copy of your data. It also shows who has looked at what.',
  },
];

/** Those that fit a request. */
export const savedRepliesFor = (category: SupportCategory): readonly SavedReply[] =>
  category === 'wellbeing'
    ? []
    : savedReplies.filter((each) => each.category === null || each.category === category);

/** A saved reply for somebody; a greeting without a name where they have none any more. */
export const replyFor = ({ text }: SavedReply, fullName: string | null): string => {
  const [first] = (fullName ?? '').split(' ');
  return first ? text.replaceAll('{name}', first) : text.replaceAll(' {name}', '');
};

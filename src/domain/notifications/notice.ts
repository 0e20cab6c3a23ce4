import type { NotificationType } from './notification-types.ts';

/** `I` in the application; `E` by e-mail too, which may be switched off; `E!` by e-mail always. */
export type Channel = 'I' | 'E' | 'E!';

/** Whom a notice of a booking is for, by relation to the booking; the server turns relations into people and leaves out the actor. */
export type BookingAudience =
  | 'coach'
  | 'formerCoach'
  | 'requester'
  | 'attendees'
  | 'otherAttendees'
  | 'staff'
  | 'creditHolder'
  | 'speakers'
  /** Those who are invited and have not answered. */
  | 'invitees'
  | 'proposer'
  | 'actor';

/** The same of a programme: members are told of their own part, everybody else of the whole. */
export type ProgrammeAudience =
  | 'members'
  | 'membersWithCredits'
  /** Those who have just been added. */
  | 'newMembers'
  | 'organizationAdmins'
  | 'programmeCoaches'
  | 'staff';

/** The same of an invitation, a person, a team, credits. */
export type Audience =
  | BookingAudience
  | 'invitee'
  | 'inviter'
  | 'self'
  | 'organizationAdmins'
  | 'leaders'
  | 'holder'
  | ProgrammeAudience
  /** Those whom a resource is for. */
  | 'readers'
  /** Whoever wrote a post of the forum; of a comment also whoever wrote the thread, and those who follow it. */
  | 'author'
  | 'threadAuthor'
  | 'followers'
  /** Those who are asked to answer a questionnaire. */
  | 'respondents'
  /** Whoever uploaded a conversation, and whom it is about. */
  | 'uploader'
  | 'about'
  /** Whoever a message is for. */
  | 'recipient';

/** Whose preferences have it, by what they are to the product. */
export type Reader = 'member' | 'organizationAdmin' | 'coach' | 'staff';

/** Which of several texts of a type. */
export type NoticeVariant =
  | 'receipt'
  | 'nudge'
  | 'requester'
  | 'coach'
  | 'formerCoach'
  | 'invited'
  | 'proposal'
  | 'declined'
  | 'withdrawn'
  | 'unanswered'
  | 'suggested'
  | 'accepted'
  | 'original'
  | 'suggestionWithdrawn'
  | 'suggestionUnanswered'
  | 'many'
  /** Of a programme as a whole, to those who look after it. */
  | 'whole'
  /** Without saying who it was. */
  | 'unnamed'
  /** It could not be done. */
  | 'failed';

export interface NoticeLink {
  /** A path of the application. */
  readonly path: string;
  readonly label: string;
}

/** One row of the notification map (domain reference, 13): all there is to a type, or to one of its variants. `Facts` is what its texts are made of. */
export interface Notice<Facts> {
  /** Whom it is for; a transition may name fewer of them. */
  readonly to: readonly Audience[];
  readonly text: (facts: Facts) => string;
  /** Where to go about it, and the words on the way there. */
  readonly go: (facts: Facts) => NoticeLink;
  /** What may be answered, in the e-mail: each opens the page with that answer begun, and sends none. */
  readonly answers?: (facts: Facts) => readonly NoticeLink[];
  /** The line that announces the e-mail; an e-mail has one. */
  readonly subject: (facts: Facts) => string;
  readonly channel: Channel;
  readonly calendar?: 'REQUEST' | 'CANCEL';
  /** When it is actioned by itself: the request is no longer pending; the session starts or is cancelled; it ends; what was asked for is written; the page was opened; there is a new request; what was lost is refunded; it takes place after all; it went otherwise; a coach has said when they work; credits are used, topped up or expired; a programme is complete; a questionnaire is submitted or closed; what was rejected was sent again or deleted; the conversation was read. */
  readonly settled:
    | 'answered'
    | 'responded'
    | 'started'
    | 'over'
    | 'written'
    | 'opened'
    | 'requestedAgain'
    | 'refunded'
    | 'reinstated'
    | 'corrected'
    | 'hoursSet'
    | 'used'
    | 'complete'
    | 'resubmitted'
    | 'submitted'
    | 'read'
    | 'never';
  /** Of a booking, one for each attendee who is concerned: to that attendee alone, about each of them to everyone, about the one that is named, or about somebody who may not be one of them. */
  readonly about?: 'themselves' | 'each' | 'named' | 'given';
  /** Whoever reads it is not to come: the mail does not say where it is. */
  readonly hidesPlace?: true;
  /** Each is answered on its own, also where several are announced at once. */
  readonly isAnswered?: true;
  /** Worth nothing later: its mail does not wait for the end of somebody’s quiet hours, as one that always comes does not either. */
  readonly isTimely?: true;
  /** What the preferences call the type; what is sent once in a life with the product has no name there, and other variants go by the name of the first. */
  readonly label?: string;
  /** Whose preferences have it. */
  readonly readers?: readonly Reader[];
}

/** Rows by type, or by type and variant. */
export type NoticeRows<Facts> = Readonly<
  Partial<Record<NotificationType | `${NotificationType}/${NoticeVariant}`, Notice<Facts>>>
>;

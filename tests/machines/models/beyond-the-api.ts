import { plainCharts } from '#machines/plain-charts.gen.ts';
import type { AwardContext } from '#machines/award/context.ts';
import type { AwardEvent } from '#machines/award/capabilities.ts';
import type { CoachNoteEvent } from '#machines/coach-note/capabilities.ts';
import type { ExternalCalendarContext } from '#machines/external-calendar/context.ts';
import type { ExternalCalendarEvent } from '#machines/external-calendar/capabilities.ts';
import type { GroupEvent } from '#machines/booking-group/capabilities.ts';
import type { ResponseContext } from '#machines/interactive-response/context.ts';
import type { ResponseEvent } from '#machines/interactive-response/machine.ts';
import type { NotificationEvent } from '#machines/notification/acting.ts';
import type { MessageEvent } from '#machines/message/writing.ts';
import type { ReviewEvent } from '#machines/review/capabilities.ts';
import type { SlotHoldContext } from '#machines/slot-hold/context.ts';
import type { SlotHoldEvent } from '#machines/slot-hold/holding.ts';
import type { UserEvent } from '#machines/user/capabilities.ts';
import type { Case } from '#tools/paths/model.ts';

/** What the model refuses and nobody can even try through the API, with the reason; null when it can be tried. `state` is where the record is. */
export type Untried = (state: string, tried: Case, input: unknown) => string | null;

const booking: Untried = (_, { name }) =>
  name.startsWith('the coach confirms a time just taken')
    ? 'the request itself has reserved the time, so that nobody can take it meanwhile'
    : null;

const slotHold: Untried = (state, tried, input) => {
  const { type, by, at } = tried.event as SlotHoldEvent;
  const { memberId, expiresAt } = input as SlotHoldContext;
  const isHolder = by.id === memberId;
  if (type === 'HOLD' && state !== 'new')
    return 'whoever picks again gets a new hold, and the earlier one is released';
  if (type === 'HOLD' && !isHolder)
    return 'whoever picks a time is its holder: nobody picks for somebody else';
  if (type === 'CONVERT' && (state === 'new' || state === 'released'))
    return 'a request without a hold in force is a request like any other';
  if (type === 'CONVERT' && isHolder && at >= expiresAt && state === 'held')
    return 'a hold that has lapsed is given up, and the request has to find the time free like any other';
  return null;
};

const attendee: Untried = () => null;

const bookingInvite: Untried = (state, { event }) => {
  const { type } = event;
  if (type === 'INVITE' && state !== 'new') return 'whoever invites again sends another one';
  if (type !== 'INVITE' && type !== 'ENLIST' && state === 'new')
    return 'what nobody has sent has no address to send an event to';
  return null;
};

const bookingGroup: Untried = (state, { event }) => {
  const { type, by } = event as GroupEvent;
  if (type === 'CREATE') return state === 'new' ? null : 'whoever books again gets another group';
  if (state === 'new') return 'what nobody has booked has no address to send an event to';
  if (by.role === 'System' && (type === 'COMPLETE' || type === 'REOPEN'))
    return 'only what becomes of its sessions says that it is over, or goes on';
  return null;
};

const plainRecord: Untried = (state, { event }) => {
  if (event.type === 'CREATE' && state !== 'new') return 'whoever creates again gets another one';
  return null;
};

const interactiveResponse: Untried = (state, { event }, input) => {
  const { type, by } = event as ResponseEvent;
  const isTheirs = by.id === (input as ResponseContext).member;
  if (type === 'LAUNCH' && !isTheirs) return 'whoever launches has a response of their own';
  if (type !== 'LAUNCH' && state === 'new')
    return 'what nobody has launched has no address to send an event to';
  return null;
};

const coachNote: Untried = (state, { event }) => {
  const { type, by } = event as CoachNoteEvent;
  if (state !== 'new') return null;
  if ((type === 'REQUIRE' || type === 'RELEASE') && by.role !== 'System')
    return 'what nobody has begun has no address to send an event to';
  if (type === 'RELEASE') return 'what is not asked for is not taken back';
  return null;
};

const creditLot: Untried = (state) =>
  state === 'new' ? 'what was not issued has no address to send an event to' : null;

const kaiConversation: Untried = (state, { event, name }) => {
  if (event.type === 'CREATE' && state !== 'new') return 'whoever begins again begins another one';
  if (name === 'the member begins about a stranger')
    return 'what a member begins is about themselves';
  return event.type !== 'CREATE' && state === 'new'
    ? 'what nobody has begun has no address to send an event to'
    : null;
};

const selectionRequest: Untried = (state, { event }) =>
  state === 'new' && event.type !== 'RAISE'
    ? 'what nobody has submitted has no address to send an event to'
    : null;

const review: Untried = (state, { event }) => {
  const { type, by } = event as ReviewEvent;
  if (state !== 'new' || (type !== 'OPEN' && type !== 'RELEASE')) return null;
  if (by.role !== 'System') return 'what is not open has no address to send an event to';
  return 'an outcome that comes too late, or takes back what it never said, asks nobody';
};

const award: Untried = (_, { event }, input) => {
  const { type, by } = event as AwardEvent;
  const isTheirs = by.id === (input as AwardContext).userId;
  if ((type === 'PIN' || type === 'UNPIN') && !isTheirs)
    return 'nobody has an address for somebody else’s award: whoever pins, pins their own';
  return null;
};

const user: Untried = (state, { event }) => {
  const { type, by } = event as UserEvent;
  if (type === 'CREATE' && state !== 'new') return 'whoever creates again gets another account';
  if (by.id !== 'mia') return null;
  if (type === 'SEND_RESET_LINK')
    return 'whoever asks for a link is answered alike, whether there is an account or not';
  if (type === 'RESET_PASSWORD')
    return state === 'invited' ? 'the first password by a link is how somebody comes in' : null;
  if (type !== 'ACTIVATE' && !state.startsWith('active'))
    return 'nobody is signed in to an account that is not active';
  return null;
};

const uploadReport: Untried = (state, { event }) => {
  if (event.type === 'CREATE' && state !== 'new') return 'whoever sends a file again gets another';
  return null;
};

const externalCalendar: Untried = (state, { event }, input) => {
  const { type, facts } = event as ExternalCalendarEvent;
  const { provider } = input as ExternalCalendarContext;
  if (type === 'CONNECT' && state !== 'new') return 'whoever names one again gets another one';
  if (type === 'CONNECT' && facts?.['isNew'] && provider !== 'ics')
    return 'which calendar it is is known only when one is chosen';
  if (type === 'RECONNECT' && facts && provider !== 'ics')
    return 'only a feed is given another address';
  return null;
};

const ownExport: Untried = (_, { event }) =>
  event.type === 'ASK'
    ? 'whoever asks, asks for their own; while one is being made they get that, and afterwards another'
    : null;

const notification: Untried = (state, { event }) => {
  const { type, by } = event as NotificationEvent;
  if (type === 'NOTIFY' && state !== 'new') return 'what happens again brings another notification';
  if (type === 'ACTION' && by.id !== 'mia')
    return 'nobody has an address for somebody else’s notification';
  return state === 'new' || state === 'withdrawn'
    ? 'what is not there has no address to send an event to'
    : null;
};

const digest: Untried = (state, { event }) => {
  if (event.type === 'COLLECT' && state !== 'new' && state !== 'collecting')
    return 'what happens later is collected for the next one';
  return event.type !== 'COLLECT' && state === 'new'
    ? 'what was not begun has no address to send an event to'
    : null;
};

const message: Untried = (state, { event }) => {
  const { type, by } = event as MessageEvent;
  const isWriting = type === 'SEND' || type === 'SCHEDULE';
  if (isWriting && state !== 'new') return 'whoever writes again sends another message';
  if (isWriting && by.id !== 'mia')
    return 'whoever writes is the sender: nobody writes for somebody else';
  return null;
};

const questionnaireResponse: Untried = (state, { event }) =>
  event.type !== 'ASK' && state === 'new' ? 'what nobody is asked has no address' : null;

const questionnaireAssignment: Untried = (state, { event }) => {
  if (event.type === 'CREATE')
    return state === 'new' ? null : 'whoever assigns it again assigns another one';
  return state === 'new' ? 'what nobody has assigned has no address' : null;
};

const conversationViewing: Untried = (state, { event }) =>
  event.type === 'OPEN' && state !== 'new' ? 'whoever begins again begins another one' : null;

/** By machine. */
export const beyondTheApi: Readonly<Record<string, Untried>> = {
  ...Object.fromEntries(plainCharts.map(({ name }) => [name, plainRecord])),
  'questionnaire-assignment': questionnaireAssignment,
  attendee,
  booking,
  award,
  'booking-group': bookingGroup,
  'booking-invite': bookingInvite,
  'coach-note': coachNote,
  'credit-lot': creditLot,
  'external-calendar': externalCalendar,
  'interactive-response': interactiveResponse,
  'kai-conversation': kaiConversation,
  'kai-credit-selection-request': selectionRequest,
  review,
  'questionnaire-response': questionnaireResponse,
  'own-export': ownExport,
  notification,
  digest,
  message,
  'conversation-viewing': conversationViewing,
  'slot-hold': slotHold,
  'support-request': plainRecord,
  'upload-report': uploadReport,
  user,
};

/** Records whose paths no suite walks through the API, with the reason. */
export const machineOnly: Readonly<Record<string, string>> = {};

/** Machines that no page leads, with the reason. */
export const withoutPages: Readonly<Record<string, string>> = {
  'credit-lot':
    'Bookings and the clock move it, and the walks of bookings move it with them; what staff do on its pages has a journey of its own.',
  digest:
    'The product leads it, and the clock; its mail and the choices about it are tested where they stand.',
  notification:
    'The product makes it and is done with it; the list that opens it has a test of its own, and its states are drawn there by sample pages.',
  'own-export':
    'The profile only asks for it; its file is made and taken away by the product, which the API walks, and each state is drawn by sample pages.',
  activity:
    'What stands in a frame of another origin leads it, and no walk can speak for that; its own tests play what a frame and the server say.',
  'file-upload':
    'The walk of kai-upload takes it through its page, with pauses and breaks; what a server says besides is played by a test of its own.',
  'programme-interactive-resource':
    'Staff add it to a programme and remove it there, on pages that are made of the same parts as those of session options, and drawn in every state by samples.',
  'interactive-response':
    'The activity in its frame leads it, whose walk is its own; resetting has a journey.',
  programme:
    'Staff lead it, and so do its calendar and its credits; what staff do on its pages has a journey of its own.',
  questionnaire:
    'What it asks is written in a builder, and what staff do there has a journey of its own.',
  'questionnaire-assignment':
    'Staff lead it, and so do its calendar, its programme and its booking; each state is drawn by sample pages.',
  'questionnaire-response':
    'Answering leads it, whose chart is its own; each state is drawn by sample pages.',
  'forum-thread':
    'Its author and staff lead it on a page each; both walk it through the API, and each state is drawn by sample pages.',
  'forum-comment':
    'It stands on the page of its thread; author and staff walk it through the API, and its states are drawn there by sample pages.',
  'support-request':
    'It has one page, on which whoever asked and staff take turns; both walk it through the API, and each state is drawn by sample pages.',
  message:
    'Two people lead it from one page, and the marks of the other one; both walk it through the API, and each state is drawn by sample pages.',
  'message-sending':
    'What is on its way lives in the page of a conversation; lost answers, refusals and a line that comes back are played by its own test.',
  'conversation-viewing':
    'Staff lead it on three pages, one after the other; the API walks it, and each state is drawn by sample pages.',
  app: 'It follows whoever signs in, and the walk of signing in through its pages is its own.',
};

const tooLate =
  'A reminder that rings too late changes nothing, and a path has no step for that; the tests of the timers let it ring.';

/** Guards that the API can't be seen to answer both ways, with the reason; by machine. */
export const guardsBeyondTheApi: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  notification: {
    isRecipient: 'Nobody has an address for somebody else’s notification.',
  },
  'own-export': { isOneself: 'Nobody has an address for somebody else’s data.' },
  award: {
    isOwner: 'Nobody has an address for somebody else’s award: whoever pins, pins their own.',
  },
  booking: { isNudgeTimely: tooLate, isDayReminderTimely: tooLate, isHourReminderTimely: tooLate },
  'coach-note': { isWanted: tooLate },
  'questionnaire-assignment': {
    sendsReminders: 'Where nobody is to be reminded, a timer rings and nobody is told anything.',
  },
  'slot-hold': {
    isBeforeExpiry:
      'A hold that has lapsed is given up before it could be refused: the request has to find the time free like any other.',
  },
};

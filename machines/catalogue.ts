import { eventDescriptions as ownExportEvents, ownExportChart } from './own-export/chart.ts';
import { attendeeChart } from './attendee/chart.ts';
import { eventDescriptions as attendeeEvents } from './attendee/capabilities.ts';
import { awardChart } from './award/chart.ts';
import { eventDescriptions as awardEvents } from './award/capabilities.ts';
import { bookingGroupChart } from './booking-group/chart.ts';
import { eventDescriptions as bookingGroupEvents } from './booking-group/capabilities.ts';
import { bookingInviteChart } from './booking-invite/chart.ts';
import { eventDescriptions as bookingInviteEvents } from './booking-invite/capabilities.ts';
import { bookingChart } from './booking/chart.ts';
import { eventDescriptions as bookingEvents } from './booking/capabilities.ts';
import { coachNoteChart } from './coach-note/chart.ts';
import { eventDescriptions as coachNoteEvents } from './coach-note/capabilities.ts';
import { creditLotChart } from './credit-lot/chart.ts';
import { eventDescriptions as creditLotEvents } from './credit-lot/capabilities.ts';
import { digestChart, eventDescriptions as digestEvents } from './digest/chart.ts';
import { externalCalendarChart } from './external-calendar/chart.ts';
import { eventDescriptions as externalCalendarEvents } from './external-calendar/capabilities.ts';
import {
  eventDescriptions as selectionRequestEvents,
  selectionRequestChart,
} from './kai-credit-selection-request/chart.ts';
import {
  eventDescriptions as interactiveResponseEvents,
  interactiveResponseChart,
} from './interactive-response/chart.ts';
import {
  conversationViewingChart,
  eventDescriptions as conversationViewingEvents,
} from './conversation-viewing/chart.ts';
import { eventDescriptions as messageEvents, messageChart } from './message/chart.ts';
import { kaiConversationChart } from './kai-conversation/chart.ts';
import { eventDescriptions as kaiConversationEvents } from './kai-conversation/capabilities.ts';
import {
  eventDescriptions as questionnaireResponseEvents,
  questionnaireResponseChart,
} from './questionnaire-response/chart.ts';
import {
  eventDescriptions as notificationEvents,
  notificationChart,
} from './notification/chart.ts';
import { reviewChart } from './review/chart.ts';
import {
  eventDescriptions as supportRequestEvents,
  supportRequestChart,
} from './support-request/chart.ts';
import { eventDescriptions as reviewEvents } from './review/capabilities.ts';
import { slotHoldChart, eventDescriptions as slotHoldEvents } from './slot-hold/chart.ts';
import { uploadReportChart } from './upload-report/chart.ts';
import { eventDescriptions as uploadReportEvents } from './upload-report/capabilities.ts';
import { userChart } from './user/chart.ts';
import { eventDescriptions as userEvents } from './user/capabilities.ts';
import { plainCharts } from './plain-charts.gen.ts';
import type { RecordChart } from './record-chart.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { conductors } from './catalogue/conductors.ts';

const record = (
  chart: Pick<
    RecordChart<never, never>,
    'name' | 'machine' | 'guards' | 'regions' | 'storedDepth' | 'raised'
  >,
  words: Pick<CatalogueEntry, 'title' | 'purpose' | 'events'>,
): CatalogueEntry => ({
  ...words,
  kind: 'record',
  name: chart.name,
  machine: chart.machine,
  stored: { regions: chart.regions, storedDepth: chart.storedDepth },
  guards: chart.guards,
  ...(chart.raised && { raised: chart.raised }),
});

/** Every lifecycle of the product, once. */
export const catalogue: readonly CatalogueEntry[] = [
  record(bookingChart, {
    title: 'Booking',
    purpose:
      'A coaching session from the first request to its outcome, and the credit that pays for it.',
    events: bookingEvents,
  }),
  record(attendeeChart, {
    title: 'Attendee',
    purpose: 'Someone’s place in a session: expected, withdrawn, and afterwards whether they came.',
    events: attendeeEvents,
  }),
  record(bookingGroupChart, {
    title: 'Booking group',
    purpose: 'Bookings made together: a series of one party, or a cohort of several members.',
    events: bookingGroupEvents,
  }),
  record(bookingInviteChart, {
    title: 'Booking invite',
    purpose: 'An invitation to a group session, from being sent to being answered.',
    events: bookingInviteEvents,
  }),
  record(coachNoteChart, {
    title: 'Coach note',
    purpose:
      'What a coach notes about a session, for coaches alone: of one attendee, or of a team.',
    events: coachNoteEvents,
  }),
  record(creditLotChart, {
    title: 'Session credits',
    purpose:
      'Credits that one holder can book sessions with, from being issued to the last of them or to their expiry.',
    events: creditLotEvents,
  }),
  record(externalCalendarChart, {
    title: 'External calendar',
    purpose:
      'A calendar that a coach keeps elsewhere: its busy times count, and it receives their bookings.',
    events: externalCalendarEvents,
  }),
  record(slotHoldChart, {
    title: 'Slot hold',
    purpose: 'A time kept for a member while they finish their request.',
    events: slotHoldEvents,
  }),
  record(selectionRequestChart, {
    title: 'AI credit selection request',
    purpose: 'Which credit pays for a conversation, where staff have to say so.',
    events: selectionRequestEvents,
  }),
  record(supportRequestChart, {
    title: 'Support request',
    purpose: 'Someone’s request for help, and what is said about it until it is solved.',
    events: supportRequestEvents,
  }),
  record(reviewChart, {
    title: 'Review',
    purpose: 'What someone who came to a session says of it, for the coach and for staff.',
    events: reviewEvents,
  }),
  record(messageChart, {
    title: 'Message',
    purpose: 'What one person writes to another, from being sent to being read.',
    events: messageEvents,
  }),
  record(conversationViewingChart, {
    title: 'Conversation viewing',
    purpose: 'Staff read what two people wrote to each other: for a reason, for a while, logged.',
    events: conversationViewingEvents,
  }),
  record(notificationChart, {
    title: 'Notification',
    purpose:
      'What someone is notified of in the application, from something happening to being read.',
    events: notificationEvents,
  }),
  record(digestChart, {
    title: 'Digest',
    purpose: 'One email with everything that someone wants to hear of together, daily or weekly.',
    events: digestEvents,
  }),
  record(ownExportChart, {
    title: 'Personal data export',
    purpose:
      'Everything that is kept about one person, as a file that they can download for a day.',
    events: ownExportEvents,
  }),
  record(uploadReportChart, {
    title: 'Upload report',
    purpose: 'A change in bulk: what is in the file, what it would do, and what it did.',
    events: uploadReportEvents,
  }),
  record(interactiveResponseChart, {
    title: 'Interactive response',
    purpose: 'How far a member has come with an activity of a programme, through all attempts.',
    events: interactiveResponseEvents,
  }),
  record(questionnaireResponseChart, {
    title: 'Response to a questionnaire',
    purpose: 'What one person answers, from being asked to being handed in.',
    events: questionnaireResponseEvents,
  }),
  record(kaiConversationChart, {
    title: 'AI conversation',
    purpose:
      'A recorded conversation: uploaded, paid for with an AI credit, transcribed, analysed, and what was learnt from it.',
    events: kaiConversationEvents,
  }),
  record(awardChart, {
    title: 'Award',
    purpose:
      'An award of one member: what counts for it, when it was earned, and whether their card shows it.',
    events: awardEvents,
  }),
  record(userChart, {
    title: 'User',
    purpose: 'A person’s account, from the invitation to the last trace of them.',
    events: userEvents,
  }),
  ...plainCharts.map((chart) => record(chart, chart.about)),
  ...conductors,
];

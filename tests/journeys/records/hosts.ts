import type { Browser } from 'playwright/test';
import type { PageStage } from '../support/stage.ts';
import { attendeePagesOf } from './attendee-host.ts';
import { awardPagesOf } from './award-host.ts';
import { bookingGroupPagesOf } from './booking-group-host.ts';
import { bookingInvitePagesOf } from './booking-invite-host.ts';
import { bookingPagesOf } from './booking-host.ts';
import { coachNotePagesOf } from './coach-note-host.ts';
import { externalCalendarPagesOf } from './external-calendar-host.ts';
import { kaiConversationPagesOf } from './kai-conversation-host.ts';
import { kaiCreditSelectionRequestPagesOf } from './kai-credit-selection-request-host.ts';
import type { WalkedPages } from './people-pages.ts';
import { plainPages } from './plain-actions.ts';
import { plainPagesOf } from './plain-host.ts';
import { reviewPagesOf } from './review-host.ts';
import { slotHoldPagesOf } from './slot-hold-host.ts';
import { uploadReportPagesOf } from './upload-report-host.ts';
import { userPagesOf } from './user-host.ts';

export type RecordHost = (browser: Browser, stage: PageStage) => WalkedPages;

/** How the pages walk each record, by its name in the catalogue. */
export const hosts: Readonly<Record<string, RecordHost>> = {
  attendee: attendeePagesOf,
  award: awardPagesOf,
  booking: bookingPagesOf,
  'booking-group': bookingGroupPagesOf,
  'booking-invite': bookingInvitePagesOf,
  'coach-note': coachNotePagesOf,
  'external-calendar': externalCalendarPagesOf,
  'kai-conversation': kaiConversationPagesOf,
  'kai-credit-selection-request': kaiCreditSelectionRequestPagesOf,
  review: reviewPagesOf,
  'slot-hold': slotHoldPagesOf,
  'upload-report': uploadReportPagesOf,
  user: userPagesOf,
  ...Object.fromEntries(Object.keys(plainPages).map((name) => [name, plainPagesOf(name)])),
};

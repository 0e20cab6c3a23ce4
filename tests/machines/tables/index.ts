import type { Table } from '#tools/paths/table.ts';
import { attendeeTable } from './attendee.ts';
import { awardTable } from './award.ts';
import { bookingGroupTable } from './booking-group.ts';
import { bookingInviteTable } from './booking-invite.ts';
import { coachNoteTable } from './coach-note.ts';
import { creditLotTable } from './credit-lot.ts';
import { programmeTable } from './programme.ts';
import { reviewTable } from './review.ts';
import { ownExportTable, slotHoldTable, uploadReportTable } from './small-records.ts';

/** What comes of the charts, by their names. */
export const tables: Readonly<Record<string, Table>> = {
  attendee: attendeeTable,
  award: awardTable,
  'booking-group': bookingGroupTable,
  'booking-invite': bookingInviteTable,
  'coach-note': coachNoteTable,
  'credit-lot': creditLotTable,
  'own-export': ownExportTable,
  programme: programmeTable,
  review: reviewTable,
  'slot-hold': slotHoldTable,
  'upload-report': uploadReportTable,
};

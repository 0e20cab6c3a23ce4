import { externalCalendarChart } from '#machines/external-calendar/chart.ts';
import type { ExternalCalendarContext } from '#machines/external-calendar/context.ts';
import type { ExternalCalendarEvent } from '#machines/external-calendar/capabilities.ts';
import { externalCalendarNames } from '#contract/coaches/external-calendars.ts';
import { externalCalendars } from '#database/schema/index.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { effects } from './effects.ts';
import { calendarAnswers } from './questions.ts';
import type { CalendarRow } from './row.ts';

/** Calendars as the command kernel handles them. What opens them stays out of the chart, and so out of every history. */
const kind = plainKind<ExternalCalendarContext, CalendarRow, ExternalCalendarEvent>({
  chart: externalCalendarChart,
  table: externalCalendars,
  path: externalCalendarNames.path,
  contextOf: ({
    id: _,
    version: __,
    status: ___,
    createdAt: ____,
    updatedAt: _____,
    credentials: ______,
    marker: _______,
    leasedUntil: ________,
    deaths: _________,
    ...context
  }) => context,
  answers: calendarAnswers,
  effects,
});

export const externalCalendarKind: typeof kind = {
  ...kind,
  audience: ({ row: { context } }) => ({
    userIds: [context.coach],
    staff: true,
    topics: [`record:${externalCalendarNames.path}`],
  }),
};

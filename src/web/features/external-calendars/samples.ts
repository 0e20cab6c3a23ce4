import { isWritten } from '#domain/external-calendars/vocabulary.ts';
import { externalCalendarChart } from '#machines/external-calendar/chart.ts';
import { calendarPhaseOf } from '#machines/external-calendar/labels.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import { samplePageOf, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import { ownCalendars } from './places.ts';
import { titles } from './titles.ts';
import type { ExternalCalendar } from './words.ts';

const list = ownCalendars.list.to ?? '';

export const samplePages = samplePagesOfRecord(
  externalCalendarChart,
  [
    { key: 'calendars', title: titles.own.list, address: list, readers: ['coach'], begins: true },
    {
      key: 'connect',
      title: titles.own.connect,
      address: `${list}/connect?calendar=r1`,
      readers: ['coach'],
    },
    {
      key: 'disconnect',
      title: titles.own.disconnect,
      address: `${list}/r1/delete`,
      event: 'DISCONNECT',
      readers: ['coach'],
    },
    {
      key: 'coach-calendars',
      title: titles.coach.list,
      address: '/app/coaches/carl/external-calendars',
      begins: true,
    },
  ],
  ({ context, base, scene: { as, shift } }) => {
    const { provider, accountLabel, calendarName, direction, readMode, lastError } = context;
    const phase = calendarPhaseOf(base.status);
    const coach = samplePerson(context.coach);
    const isAsked = ['consenting', 'returning'].includes(phase);
    const at = context.lastSyncAt;
    const calendar: ExternalCalendar = {
      ...base,
      coach,
      provider,
      accountLabel,
      calendarName,
      direction,
      readMode,
      lastSyncAt: at === null ? null : new Date(at + shift).toISOString(),
      lastError,
      offered: [...context.offered],
      consentUrl: isAsked && as === 'coach' ? 'https://provider.invalid/' : null,
      upcomingEvents: calendarName !== null && isWritten(direction) ? 2 : 0,
    };
    const isListed = phase !== 'gone';
    return {
      'GET /external-calendars/of/{coach}': { id: coach.id, name: coach.fullName },
      'GET /external-calendars': samplePageOf(isListed ? [calendar] : []),
      'GET /external-calendar/filter': [],
      'GET /external-calendars/{externalCalendar}': calendar,
    };
  },
);

import type { WeeklyHours } from '#domain/slots/coach-time.ts';
import type { SessionKey } from '../sessions.ts';

/** Wall-clock hours such as `9–12.30` for weekdays such as `1-5`; 24 ends a day. */
type Hours = readonly (readonly [days: string, ...spans: string[]])[];

export interface CoachSpec {
  readonly firstName: string;
  readonly lastName: string;
  readonly zone: string;
  readonly locale: string;
  readonly bio: string;
  readonly specialisms: readonly string[];
  readonly languages: readonly string[];
  readonly hours: Hours;
  /** Hours in force since some weeks ago, before which `hours` were. */
  readonly newHours?: Hours;
  readonly bufferAfter: number;
  readonly maxSessionsPerDay: number | null;
  readonly sessions: readonly SessionKey[];
}

export const coaches: readonly CoachSpec[] = [
  {
    firstName: 'Ana',
    lastName: 'Silva',
    zone: 'Europe/Lisbon',
    locale: 'en-GB',
    bio: 'I spent twelve years leading product teams before I became a coach, so I know how a calendar can run a life. We will work on the conversations you have been putting off, with one small experiment between sessions.',
    specialisms: ['Leadership', 'Difficult conversations', 'New in role'],
    languages: ['English', 'Portuguese', 'Spanish'],
    hours: [['1-5', '9-12.30', '13.30-18']],
    bufferAfter: 10,
    maxSessionsPerDay: null,
    sessions: ['executive', 'career', 'intro', 'team', 'wellbeing'],
  },
  {
    firstName: 'James',
    lastName: 'Whitcombe',
    zone: 'Europe/London',
    locale: 'en-GB',
    bio: 'Former head teacher, now an executive coach. Patient, practical, and hard to shock. Most people come to me when they have been promoted for something they no longer get to do.',
    specialisms: ['First-time leaders', 'Delegation', 'Team dynamics'],
    languages: ['English', 'Welsh'],
    hours: [
      ['1-4', '8-18'],
      ['5', '8-13'],
    ],
    bufferAfter: 15,
    maxSessionsPerDay: 6,
    sessions: ['executive', 'career', 'intro', 'team'],
  },
  {
    firstName: 'Renée',
    lastName: 'Beaumont-Clarke',
    zone: 'America/New_York',
    locale: 'en-US',
    bio: 'Twenty years in retail and wholesale, from the shop floor to the board. I coach people who carry a number and the people who carry it with them.',
    specialisms: ['Commercial leadership', 'Negotiation', 'Confidence'],
    languages: ['English', 'French'],
    hours: [['1-5', '8-11.30', '12.30-17']],
    newHours: [['1-4', '8-11.30', '12.30-18.30']],
    bufferAfter: 10,
    maxSessionsPerDay: null,
    sessions: ['executive', 'career', 'intro', 'wellbeing'],
  },
  {
    firstName: 'Friederike',
    lastName: 'von Hohenstein-Bartenwerffer',
    zone: 'Europe/Berlin',
    locale: 'de-DE',
    bio: 'Engineer by training, systemic coach by conviction. I help technical people lead without having to pretend that they are someone else.',
    specialisms: ['Leading experts', 'Change', 'Conflict'],
    languages: ['German', 'English'],
    hours: [
      ['1-4', '8.30-12', '13-17.30'],
      ['5', '8.30-14'],
    ],
    bufferAfter: 15,
    maxSessionsPerDay: 4,
    sessions: ['executive', 'career', 'intro', 'team'],
  },
  {
    firstName: 'Arjun',
    lastName: 'Mukherjee',
    zone: 'Asia/Kolkata',
    locale: 'en-IN',
    bio: 'I work in the evenings and nights of Kolkata, which are the working days of London and New York. Clinical psychologist; I care about sleep, focus and saying no kindly.',
    specialisms: ['Wellbeing', 'Stress', 'Focus'],
    languages: ['English', 'Bengali', 'Hindi'],
    hours: [
      ['1-5', '14-17.30', '18.30-24'],
      ['2-6', '0-1.30'],
    ],
    bufferAfter: 10,
    maxSessionsPerDay: null,
    sessions: ['executive', 'wellbeing', 'intro'],
  },
  {
    firstName: 'Chloe',
    lastName: 'Nakamura',
    zone: 'Australia/Sydney',
    locale: 'en-AU',
    bio: 'Early mornings in Sydney for the west coast of America, late afternoons for Europe. I coach people through changes of career, including the ones they did not choose.',
    specialisms: ['Career change', 'Returning from leave', 'Resilience'],
    languages: ['English', 'Japanese'],
    hours: [
      ['1-6', '5.30-10'],
      ['1-5', '16-21'],
    ],
    bufferAfter: 10,
    maxSessionsPerDay: 5,
    sessions: ['executive', 'career', 'wellbeing', 'intro'],
  },
  {
    firstName: 'Mateus',
    lastName: 'Albuquerque de Oliveira',
    zone: 'America/Sao_Paulo',
    locale: 'pt-BR',
    bio: 'Sports scientist turned coach. I like clear goals, honest numbers and a good laugh. I work with leaders who run several places at once.',
    specialisms: ['Performance', 'Distributed teams', 'Habits'],
    languages: ['Portuguese', 'English', 'Spanish'],
    hours: [['1-5', '10-13', '14-20']],
    bufferAfter: 10,
    maxSessionsPerDay: null,
    sessions: ['executive', 'career', 'intro', 'team'],
  },
  {
    firstName: 'Marcus',
    lastName: 'Delgado',
    zone: 'America/Los_Angeles',
    locale: 'en-US',
    bio: 'I sold software for fifteen years and then taught other people how to do it without losing their weekends. Direct, warm, and always prepared.',
    specialisms: ['Sales', 'Presence', 'Burnout'],
    languages: ['English', 'Spanish'],
    hours: [
      ['1-5', '7-12', '13-16'],
      ['6', '9-12'],
    ],
    bufferAfter: 10,
    maxSessionsPerDay: null,
    sessions: ['executive', 'career', 'wellbeing', 'intro', 'salesLab'],
  },
];

/** Hours as the product keeps them: spans of minutes by ISO weekday. */
export function weeklyOf(hours: Hours): WeeklyHours {
  const weekly: Partial<Record<number, { from: number; to: number }[]>> = {};
  for (const [days, ...spans] of hours) {
    const [first = 1, last = first] = days.split('-').map(Number);
    for (let day = first; day <= last; day += 1) {
      const existing = (weekly[day] ??= []);
      for (const span of spans) {
        const [from = 0, to = 0] = span.split('-').map(minutesOf);
        existing.push({ from, to });
      }
      existing.sort((a, b) => a.from - b.from);
    }
  }
  return weekly;
}

/** `13.30` as minutes since midnight. */
function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split('.').map(Number);
  return hours * 60 + minutes;
}

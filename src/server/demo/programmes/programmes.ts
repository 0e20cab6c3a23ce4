import type { CompanyKey } from '../people/companies.ts';
import type { SessionKey } from '../sessions.ts';

export type ProgrammeKey =
  | 'confidence'
  | 'salesAcademy'
  | 'change'
  | 'steady'
  | 'firstTime'
  | 'resilient';

export interface OptionSpec {
  readonly session: SessionKey;
  /** Units bought for the programme; none for sessions that cost nothing or are not offered yet. */
  readonly issued: number;
  /** Units that every member, or for team coaching every team, is given at the start. */
  readonly each: number;
  /** At most so many for each member, and so many days from one to the next. */
  readonly most?: number;
  readonly apart?: number;
  /** The coaches whom it is limited to, by their last names. */
  readonly only?: readonly string[];
}

export interface ProgrammeSpec {
  readonly key: ProgrammeKey;
  readonly company: CompanyKey;
  readonly name: string;
  readonly groups: readonly ('GROW' | 'Sales' | 'SEM')[];
  readonly description: string;
  /** Days from today to the first and the last day. */
  readonly starts: number;
  readonly ends: number;
  readonly outcome: 'draft' | 'active.normal' | 'active.nearComplete' | 'complete';
  readonly allowSelfAllocation: boolean;
  /** The teams whose members take part; everybody when it is left out. */
  readonly teams?: readonly string[];
  /** Members by name who take part besides. */
  readonly besides?: readonly string[];
  /** Last names of its coaches. */
  readonly coaches: readonly string[];
  readonly options: readonly OptionSpec[];
}

export const programmes: readonly ProgrammeSpec[] = [
  {
    key: 'confidence',
    company: 'northwind',
    name: 'Leading with Confidence',
    groups: ['GROW'],
    description: 'Half a year of coaching for everyone who leads people or projects at Northwind.',
    starts: -100,
    ends: 95,
    outcome: 'active.normal',
    allowSelfAllocation: false,
    coaches: ['Silva', 'Whitcombe', 'Beaumont-Clarke', 'Mukherjee'],
    options: [
      { session: 'executive', issued: 110, each: 4 },
      { session: 'career', issued: 40, each: 1 },
      { session: 'wellbeing', issued: 48, each: 2 },
      { session: 'team', issued: 30, each: 6 },
      { session: 'intro', issued: 0, each: 0 },
    ],
  },
  {
    key: 'salesAcademy',
    company: 'northwind',
    name: 'Northwind Sales Academy',
    groups: ['Sales'],
    description: 'One-to-one coaching and practice labs for the people who talk to our customers.',
    starts: -55,
    ends: 125,
    outcome: 'active.normal',
    allowSelfAllocation: true,
    teams: ['UK and Ireland Sales'],
    besides: ['Mia Thornton'],
    coaches: ['Whitcombe', 'Delgado', 'Silva'],
    options: [
      { session: 'career', issued: 30, each: 1 },
      { session: 'salesLab', issued: 40, each: 3 },
    ],
  },
  {
    key: 'change',
    company: 'halden',
    name: 'Führung im Wandel',
    groups: ['GROW', 'SEM'],
    description: 'Leading while the factory, the products and the software all change at once.',
    starts: -150,
    ends: 11,
    outcome: 'active.nearComplete',
    allowSelfAllocation: true,
    coaches: ['von Hohenstein-Bartenwerffer', 'Silva', 'Mukherjee'],
    options: [
      { session: 'executive', issued: 60, each: 3 },
      { session: 'wellbeing', issued: 34, each: 2 },
      { session: 'team', issued: 12, each: 4 },
      { session: 'intro', issued: 0, each: 0 },
    ],
  },
  {
    key: 'steady',
    company: 'halden',
    name: 'Steady under Pressure',
    groups: ['SEM'],
    description: 'For shift and plant managers, after the winter shutdown.',
    starts: 25,
    ends: 205,
    outcome: 'draft',
    allowSelfAllocation: true,
    teams: ['Werk Süd'],
    coaches: ['von Hohenstein-Bartenwerffer'],
    options: [
      {
        session: 'executive',
        issued: 0,
        each: 0,
        most: 6,
        apart: 14,
        only: ['von Hohenstein-Bartenwerffer'],
      },
      { session: 'wellbeing', issued: 0, each: 0, most: 4 },
    ],
  },
  {
    key: 'firstTime',
    company: 'cascadia',
    name: 'First-Time Managers',
    groups: ['GROW'],
    description: 'The first hundred days of managing people, with someone to talk to.',
    starts: -105,
    ends: -16,
    outcome: 'complete',
    allowSelfAllocation: false,
    teams: ['Store Operations', 'E-commerce'],
    coaches: ['Beaumont-Clarke', 'Delgado', 'Albuquerque de Oliveira'],
    options: [
      { session: 'executive', issued: 40, each: 3 },
      { session: 'intro', issued: 0, each: 0 },
    ],
  },
  {
    key: 'resilient',
    company: 'cascadia',
    name: 'Resilient Leaders',
    groups: ['SEM', 'Sales'],
    description: 'Coaching through the busiest season of the year, and the quiet one after it.',
    starts: -45,
    ends: 150,
    outcome: 'active.normal',
    allowSelfAllocation: true,
    coaches: ['Beaumont-Clarke', 'Delgado', 'Albuquerque de Oliveira', 'Nakamura'],
    options: [
      { session: 'executive', issued: 110, each: 4 },
      { session: 'career', issued: 30, each: 1 },
      { session: 'wellbeing', issued: 40, each: 1 },
      { session: 'intro', issued: 0, each: 0 },
    ],
  },
];

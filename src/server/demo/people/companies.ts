import type { PolicyParameters } from '#domain/policy/parameters.ts';
import { HOUR } from '#domain/time/calendar.ts';

export interface TeamSpec {
  readonly name: string;
  readonly description: string;
  /** Full name of the member who leads it. */
  readonly leader: string;
}

export interface CompanySpec {
  readonly key: CompanyKey;
  readonly name: string;
  readonly brandLabel: string | null;
  readonly domain: string;
  readonly zone: string;
  readonly locale: string;
  readonly policyOverrides: Partial<PolicyParameters>;
  readonly teams: readonly TeamSpec[];
  /** `First name|Last name|Job title|Team|Zone when it is another one`, a star before organisation admins. */
  readonly people: readonly string[];
}

export type CompanyKey = 'northwind' | 'halden' | 'cascadia';

export const companies: readonly CompanySpec[] = [
  {
    key: 'northwind',
    name: 'Northwind Instruments Ltd',
    brandLabel: 'Northwind Growth',
    domain: 'northwind.example',
    zone: 'Europe/London',
    locale: 'en-GB',
    policyOverrides: {},
    teams: [
      {
        name: 'Product Design',
        description: 'Makes instruments that surgeons enjoy holding.',
        leader: 'Daniel Okonkwo',
      },
      {
        name: 'Firmware',
        description: 'Everything that runs inside the case.',
        leader: 'Agnieszka Wójcik',
      },
      {
        name: 'UK and Ireland Sales',
        description: 'Hospitals and laboratories from Cork to Inverness.',
        leader: 'Callum Fraser',
      },
      {
        name: 'People and Culture',
        description: 'Hiring, learning and the staff survey.',
        leader: 'Harriet Lindqvist-Shaw',
      },
    ],
    people: [
      '*Harriet|Lindqvist-Shaw|Head of People|People and Culture',
      'Mia|Thornton|Senior Product Designer|Product Design',
      'Daniel|Okonkwo|Design Lead|Product Design',
      'Sofia|Papadopoulou|Interaction Designer|Product Design|Europe/Athens',
      'Tobias|Ahlström|Industrial Designer|Product Design|Europe/Stockholm',
      'Niamh|O’Sullivan|Design Researcher|Product Design|Europe/Dublin',
      'Yusuf|Demir|Design Engineer|Product Design',
      'Agnieszka|Wójcik|Firmware Team Lead|Firmware',
      'Rohan|Kulkarni|Firmware Engineer|Firmware',
      'Beatrice|Featherstonehaugh-Cholmondeley|Principal Embedded Engineer|Firmware',
      'Kwame|Asante|Test Engineer|Firmware',
      'Li Na|Zhang|Signal Processing Engineer|Firmware',
      'Gethin|Pritchard|Firmware Engineer|Firmware',
      'Callum|Fraser|Regional Sales Manager|UK and Ireland Sales',
      'Priyanka|Venkataraman|Key Account Manager|UK and Ireland Sales',
      'Oliver|Pemberton-Hughes|Account Manager|UK and Ireland Sales',
      'Aoife|Ní Bhriain|Account Manager|UK and Ireland Sales|Europe/Dublin',
      'Jack|Moss|Sales Engineer|UK and Ireland Sales',
      'Fatima|Al-Rashid|Sales Development Representative|UK and Ireland Sales',
      'Grace|Adeyemi|Learning Partner|People and Culture',
      'Samuel|Whitfield|People Analyst|People and Culture',
      'Zoë|Kaminski|Talent Partner|People and Culture',
    ],
  },
  {
    key: 'halden',
    name: 'Halden & Voss Maschinenbau GmbH',
    brandLabel: null,
    domain: 'halden-voss.example',
    zone: 'Europe/Berlin',
    locale: 'de-DE',
    policyOverrides: { minNotice: 48 * HOUR, lateWindow: 48 * HOUR, freeLateCancels: 1 },
    teams: [
      {
        name: 'Werk Süd',
        description: 'Assembly and quality in Augsburg.',
        leader: 'Jürgen Weißgerber',
      },
      {
        name: 'Controls Engineering',
        description: 'Drives, sensors and the software between them.',
        leader: 'Lena Brandstätter',
      },
      {
        name: 'Supply Chain',
        description: 'From Gliwice to Genoa, on time.',
        leader: 'Katarzyna Lewandowska',
      },
    ],
    people: [
      '*Ulrike|Hoffmann-Riem|Personalleiterin|',
      'Jürgen|Weißgerber|Plant Manager|Werk Süd',
      'Murat|Yıldız|Shift Manager|Werk Süd',
      'Anneliese|Krämer|Quality Manager|Werk Süd',
      'Dieter|Obermüller|Maintenance Lead|Werk Süd',
      'Sophie|Lindner|Process Engineer|Werk Süd',
      'Lena|Brandstätter|Head of Controls Engineering|Controls Engineering',
      'Maximilian Alexander Ferdinand|Graf von Stolzenberg-Reichenbach|Senior Control Systems Architect|Controls Engineering',
      'Nadia|Benkirane|Software Engineer|Controls Engineering',
      'Jonas|Petersen|Software Engineer|Controls Engineering|Europe/Copenhagen',
      'Chiara|De Luca|Electrical Engineer|Controls Engineering|Europe/Rome',
      'Thị Hương|Nguyễn|Data Engineer|Controls Engineering',
      'Katarzyna|Lewandowska|Head of Supply Chain|Supply Chain|Europe/Warsaw',
      'Bogdan|Ionescu|Logistics Planner|Supply Chain|Europe/Bucharest',
      'Émilie|Lefèvre|Strategic Buyer|Supply Chain|Europe/Paris',
      'Henrik|Sørensen|Demand Planner|Supply Chain|Europe/Copenhagen',
      'Franziska|Zöllner|Procurement Specialist|Supply Chain',
    ],
  },
  {
    key: 'cascadia',
    name: 'Cascadia Outfitters, Inc.',
    brandLabel: 'Cascadia Trailhead',
    domain: 'cascadia.example',
    zone: 'America/Los_Angeles',
    locale: 'en-US',
    policyOverrides: {},
    teams: [
      {
        name: 'Store Operations',
        description: 'Thirty-one shops between Bellingham and Bend.',
        leader: 'Destiny Washington',
      },
      { name: 'E-commerce', description: 'The shop that never closes.', leader: 'Ethan Kowalczyk' },
      {
        name: 'East Coast Wholesale',
        description: 'Our friends in other people’s shops.',
        leader: 'Renata Guimarães',
      },
    ],
    people: [
      '*Caroline|Whitehorse|VP People|',
      'Destiny|Washington|Director of Store Operations|Store Operations',
      'Miguel Ángel|Hernández Villaseñor|District Manager|Store Operations',
      'Hannah|Lindgren|Store Manager|Store Operations',
      'Tyrone|Jackson|Store Manager|Store Operations',
      'Mei|Tanaka|Visual Merchandiser|Store Operations',
      'Keola|Kahananui|Assistant Store Manager|Store Operations|Pacific/Honolulu',
      'Ethan|Kowalczyk|Head of E-commerce|E-commerce',
      'Aaliyah|Brooks|Product Manager|E-commerce',
      'Dmitri|Volkov|Software Engineer|E-commerce',
      'Jasmine|Patel|UX Writer|E-commerce|America/Denver',
      'Noah|Bergström|Data Analyst|E-commerce',
      'Xiomara|Fuentes|Customer Care Lead|E-commerce',
      'Renata|Guimarães|Wholesale Director|East Coast Wholesale|America/New_York',
      'Connor|McAllister|Account Executive|East Coast Wholesale|America/New_York',
      'Imani|Baptiste|Account Executive|East Coast Wholesale|America/New_York',
      'Shira|Rosenfeld|Sales Coordinator|East Coast Wholesale|America/New_York',
      'Andre|Toussaint|Key Account Manager|East Coast Wholesale|America/Chicago',
      'Bao|Tran|Logistics Coordinator|East Coast Wholesale|America/New_York',
      'Wren|Nightingale|Showroom Manager|East Coast Wholesale|America/New_York',
    ],
  },
];

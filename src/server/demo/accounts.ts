/** Somebody as whom the demo can be looked at. */
export interface DemoAccount {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** What there is to see as this person. */
  readonly note: string;
}

/** Everybody of the demo has this password; it is printed at the start and opens nothing but made-up data. */
export const demoPassword = 'follow-the-waymarks';

const account = (role: string, name: string, email: string, note: string): DemoAccount => ({
  role,
  name,
  email,
  password: demoPassword,
  note,
});

/** One account for each role, and a team leader and a newcomer. */
export const demoAccounts: readonly DemoAccount[] = [
  account(
    'Member',
    'Mia Thornton',
    'mia.thornton@northwind.example',
    'Has a session in a few hours, one in a fortnight, and credits left.',
  ),
  account(
    'New member',
    'Zoë Kaminski',
    'zoe.kaminski@northwind.example',
    'Joined yesterday and is welcomed.',
  ),
  account(
    'Team leader',
    'Daniel Okonkwo',
    'daniel.okonkwo@northwind.example',
    'Leads Product Design and books team coaching for it.',
  ),
  account(
    'OrganizationAdmin',
    'Harriet Lindqvist-Shaw',
    'harriet.lindqvist-shaw@northwind.example',
    'Looks after the people of Northwind Instruments.',
  ),
  account(
    'Coach',
    'Ana Silva',
    'ana.silva@waymark.example',
    'Has requests to answer, a session that is about to start, and outcomes to record.',
  ),
  account(
    'Admin',
    'Priya Raman',
    'priya.raman@waymark.example',
    'Sees every organisation and every booking.',
  ),
  account('SuperAdmin', 'Eleanor Vance', 'eleanor.vance@waymark.example', 'May do everything.'),
];

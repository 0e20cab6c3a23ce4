import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, refusal } from '../../shell/small-api.ts';
import { booked, coachApi, timeOfAna } from './coach-time-api.ts';

afterEach(closeApp);

const own = '/app/working-hours/update';
const startOf = (day: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${day}, interval 1, start` });
const type = (box: HTMLElement, value: string) => {
  fireEvent.change(box, { target: { value } });
  fireEvent.blur(box);
};
const preview = () => screen.findByRole('list', { name: 'Times that could be booked' });

test('a coach sees the hours in force, what can be booked by them, and what they were', async () => {
  openApp(own, coachApi('ana'), true);
  await screen.findByRole('heading', { level: 1, name: 'Working Hours' });
  expect(startOf('Monday').value).toBe('09:00');
  expect(within(screen.getByRole('group', { name: 'Sunday' })).getByText('Free')).toBeTruthy();
  const [monday, tuesday] = within(await preview()).getAllByRole('listitem');
  // The policy asks for a day of notice.
  expect(monday?.textContent).toContain('No times');
  expect(tuesday?.textContent).toContain('09:00 to 16:00');
  const history = within(screen.getByRole('list', { name: 'Versions of the hours' }));
  expect(history.getByText(/^Mon–Fri 09:00–17:00/)).toBeTruthy();
  expect(history.getByText('UTC time')).toBeTruthy();
});

test('what is typed shows at once what would follow, and what would stay outside', async () => {
  const answer = timeOfAna({
    reservations: [booked('09:00', '10:00'), booked('13:00', '14:00', 'b2')],
  });
  openApp(own, coachApi('ana', answer), true);
  await screen.findByRole('heading', { level: 1, name: 'Working Hours' });
  await preview();
  expect(screen.queryByText(/upcoming booking/)).toBeNull();
  type(startOf('Wednesday'), '11');
  expect(startOf('Wednesday').value).toBe('11:00');
  expect(
    screen.getByText('1 upcoming booking falls outside these hours; it stays booked.'),
  ).toBeTruthy();
  expect(screen.getByText(/Coaching with Mia \(b1\)/)).toBeTruthy();
  const wednesday = within(await preview()).getAllByRole('listitem')[2];
  expect(wednesday?.textContent).toContain('11:00 to 11:45, 14:15 to 16:00');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(startOf('Wednesday').value).toBe('09:00');
});

test('hours are added, and what is wrong is said before anything is sent', async () => {
  const sent: object[] = [];
  const api = coachApi('ana').on('POST /coaches/ana/working-hours', async (request) => {
    sent.push(await request.json());
    return json({ outside: 2 });
  });
  openApp(own, api, true);
  await screen.findByRole('heading', { level: 1, name: 'Working Hours' });
  type(startOf('Monday'), '18:00');
  fireEvent.click(screen.getByRole('button', { name: 'Save working hours' }));
  expect(screen.getAllByText('End time must be after start time.').length).toBe(2);
  expect(sent).toEqual([]);
  type(startOf('Monday'), '8');
  fireEvent.click(screen.getByRole('button', { name: 'Add hours on Saturday' }));
  expect(startOf('Saturday').value).toBe('09:00');
  fireEvent.click(screen.getByRole('button', { name: 'Save working hours' }));
  await screen.findByText(
    'Working hours saved. 2 upcoming bookings fall outside these hours; they stay booked.',
  );
  expect(sent[0]).toMatchObject({
    timeZone: 'UTC',
    effectiveFrom: '2099-03-02',
    weekly: [[{ from: 480, to: 1020 }], {}, {}, {}, {}, [{ from: 540, to: 1020 }], []],
    minNotice: null,
  });
});

test('staff see the hours of a coach; the coach is sent to the own page', async () => {
  openApp('/app/coaches/ana/working-hours/update', coachApi('priya'), true);
  await screen.findByRole('heading', { level: 1, name: 'Coach Working Hours' });
  expect(screen.getByText('When Ana Silva works in a normal week.')).toBeTruthy();
  closeApp();
  openApp('/app/coaches/ana/working-hours/update', coachApi('ana'), true);
  await screen.findByRole('heading', { level: 1, name: 'Working Hours' });
});

test('whoever it does not belong to is told so', async () => {
  const denied = coachApi('priya').on('GET /coaches/ana/time', () =>
    refusal(403, { request: 'You do not have the necessary permissions.' }),
  );
  openApp('/app/coaches/ana/working-hours/update', denied, true);
  await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the setup check says what is missing, and leads each reader to what they can put right', async () => {
  const checks = [
    { check: 'accountConnected', isReady: false },
    { check: 'calendarWritable', isReady: false },
    { check: 'workingHours', isReady: true },
    { check: 'sessionPermission', isReady: true },
    { check: 'teamPermission', isReady: false },
  ];
  const coach = { id: 'ana', fullName: 'Ana Silva', pictureUrl: null };
  const setup = (who: 'ana' | 'priya') =>
    coachApi(who).on('GET /coaches/ana/setup-check', () => json({ coach, checks }));
  const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
  openApp('/app/coaches/ana/teams-setup-check', setup('ana'), true);
  await screen.findByRole('heading', { level: 1, name: 'Teams Setup Check' });
  expect(screen.getByText('2 of 5 are ready.')).toBeTruthy();
  expect(hrefOf('Connect')).toBe('/app/external-calendars');
  expect(hrefOf('Add team')).toBeUndefined();
  closeApp();
  openApp('/app/coaches/ana/teams-setup-check', setup('priya'), true);
  await screen.findByText('2 of 5 are ready.');
  expect(hrefOf('Connect')).toBe('/app/coaches/ana/external-calendars');
  expect(hrefOf('Add team')).toBe('/app/coaches/ana/team-permissions/create');
  expect(hrefOf('Set hours')).toBeUndefined();
});

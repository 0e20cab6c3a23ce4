import { expect, test } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { as } from './support/sign-in.ts';

const longTurn =
  'I have thought about it, and I would make a list with names and dates, send it round on Monday, and then call each of them, because that is what I did in Leeds, and it worked well, although the team was smaller, and we all sat in one room, and nobody had to ask twice who did what by when.';

const transcript = `[00:00] Daniel: So, you wanted to talk about the handover. ${longTurn}
[00:40] Ruth: Right. I did make a list once.
[00:45] Daniel: Good. Did you send it to Karim as well? You should tell him that it is not a question of being busy.
[00:58] Ruth: I could. I'll send it on Monday.`;

test('a member sees where they talked too much, reads it there, shares it, and sees who read it; the coach hears a conversation that can be heard', async ({
  browser,
}) => {
  const [daniel, ana] = [accountOf('Team leader'), accountOf('Coach')];
  const page = await as(browser, daniel.email);
  await page.getByRole('link', { name: 'AI Upload' }).click();
  await page.getByLabel('Recording or transcript').setInputFiles({
    name: 'The_handover.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(transcript),
  });
  await expect(page.getByLabel(/^Title/)).toHaveValue('The handover');
  await expect(page.getByLabel(/^Daniel is the/)).toHaveValue('coach');
  await page.getByLabel('Everyone in the recording agreed to it').check();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Upload and analyse' }).click();

  const ofDaniel = page.getByRole('region', { name: 'Daniel' });
  await expect(page.getByText(/^Daniel: \d\d% of the words$/)).toBeVisible({ timeout: 30_000 });
  await ofDaniel.getByRole('button', { name: /^\d+ words$/ }).click();
  await expect(page.locator('#passage-0')).toBeFocused();
  await expect(page.getByRole('list', { name: 'Transcript' })).toContainText(longTurn);
  await expect(page.getByText(/^There is nothing to hear/)).toBeVisible();
  await expectNoViolations(page);

  await page.getByLabel('Share with a coach').fill('Silva');
  await page.getByRole('option', { name: ana.name }).click();
  await expect(page.getByText('Nobody else has opened it.')).toBeVisible();
  const address = page.url();

  const coach = await as(browser, ana.email);
  await coach.goto(address);
  await expect(coach.getByRole('heading', { level: 1, name: 'The handover' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Who has opened it' })).toContainText(ana.name);

  await coach.getByRole('link', { name: 'AI Conversations' }).first().click();
  await coach.getByRole('link', { name: 'After Thursday' }).click();
  const player = coach.getByRole('region', { name: 'Recording' });
  const position = player.getByRole('slider', { name: 'Position in the recording' });
  await coach.getByRole('button', { name: 'Hear Ruth at 1:08' }).focus();
  await coach.keyboard.press('Enter');
  // It lies in the second of its two recordings.
  await expect(player.getByText('Recording 2 of 2: After Thursday, part 2.wav')).toBeVisible();
  await expect(coach.getByRole('listitem').and(coach.locator('[aria-current]'))).toContainText(
    'Karim decides alone',
  );
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(68_500);
  await player.getByRole('button', { name: 'Pause' }).click();
  await expectNoViolations(coach);
  const left = Number(await position.inputValue());
  await coach.reload();
  await expect
    .poll(async () => Number(await position.inputValue()))
    .toBeGreaterThanOrEqual(left - 500);
});

test('a conversation is recorded on the page, with a pause, over a reload, and sent like any other file', async ({
  browser,
}) => {
  const page = await as(browser, accountOf('Team leader').email);
  await page.getByRole('link', { name: 'AI Upload' }).click();
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const loudness = page.getByRole('progressbar', { name: 'Loudness' });
  await click('Record here');
  await expect(page.getByText('Everyone must know that this is recorded, and agree')).toBeVisible();
  await expect.poll(async () => Number(await loudness.getAttribute('value'))).toBeGreaterThan(0);
  await click('Pause recording');
  await expect(page.getByText('Recording is paused.')).toBeVisible();
  await expectNoViolations(page);
  await click('Resume recording');
  // Parts are kept every five seconds.
  await expect(page.getByText(/^0?0:0[7-9]$/)).toBeVisible();
  await page.reload();

  await expect(page.getByText(/^A recording of 0?0:0\d has not been sent$/)).toBeVisible();
  await click('Send recording');
  await expect(page.getByText(/^Recording \d{4}-\d\d-\d\d \d\d\.\d\d\.webm$/)).toBeVisible();
  await expect(page.getByText(/ (?:KB|kB), sent/)).toBeVisible();
});

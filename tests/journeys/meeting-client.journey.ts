import { expect, test } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { meetingProvider } from './support/meeting-provider.ts';
import { aMeeting, visit } from './support/meeting-stage.ts';
import { pageStage } from './support/stage.ts';

const account = { key: 'a-key', secret: 'a-secret' };

test('a session takes place in a meeting of the provider, whose client reaches camera and microphone and nothing of ours', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const provider = await meetingProvider(account);
  const stage = await pageStage((port) => ({
    publicUrl: `http://localhost:${port}`,
    meetingClient: {
      ...account,
      files: provider.address,
      origin: `http://127.0.0.1:${port}`,
    },
  }));
  const { booking, mia, carl } = await aMeeting(stage);
  const coach = await visit(browser, stage, carl, `/zoom/${booking}`);
  await test.step('the coach names the meeting', async () => {
    await expect(
      coach.page.getByText('This session takes place in the Waymark room.'),
    ).toBeVisible();
    await coach.page.getByLabel('Number').fill('12');
    await coach.page.getByRole('button', { name: 'Use this meeting' }).click();
    await expect(
      coach.page.getByRole('link', { name: 'The number of a meeting has 9 to 11 digits.' }),
    ).toBeVisible();
    await coach.page.getByLabel('Number').fill('850 1234 5678');
    await coach.page.getByLabel('Passcode').fill('walnut');
    await expectNoViolations(coach.page);
    await coach.page.getByRole('button', { name: 'Use this meeting' }).click();
    await expect(
      coach.page.getByText('This session takes place in the Zoom meeting 85012345678.'),
    ).toBeVisible();
  });
  const join = coach.page.getByRole('button', { name: 'Join the session' });
  await join.click();
  const client = coach.page.frameLocator('iframe[title="Zoom meeting"]');
  // The frame is drawn by a process of its own and moves whenever the page says something above it: a pointer may come down where a button was.
  const press = (name: string) => client.getByRole('button', { name }).dispatchEvent('click');
  await test.step('the client is there, with the camera', async () => {
    await expect(client.getByText('In the meeting as Carl Okoro')).toBeVisible();
    await expect(client.getByText('Found: nothing, nothing, nothing')).toBeVisible();
    await expect
      .poll(() =>
        client.getByLabel('Own camera').evaluate((video: HTMLVideoElement) => video.currentTime),
      )
      .toBeGreaterThan(0.2);
    await expectNoViolations(coach.page, ['iframe']);
  });
  await test.step('the client has all the room that the window leaves', async () => {
    const usual = coach.page.viewportSize();
    await coach.page.setViewportSize({ width: 1280, height: 1400 });
    const left = async () => {
      const pane = await coach.page.locator('iframe[title="Zoom meeting"]').boundingBox();
      const bar = await coach.page.getByRole('toolbar', { name: 'In the room' }).boundingBox();
      return pane && bar
        ? { height: pane.height, below: bar.y - pane.y - pane.height }
        : { height: 0, below: Number.NaN };
    };
    await expect.poll(async () => (await left()).height).toBeGreaterThan(700);
    await expect.poll(async () => Math.abs((await left()).below)).toBeLessThanOrEqual(24);
    if (usual) await coach.page.setViewportSize(usual);
  });
  const member = await visit(browser, stage, mia, `/zoom/${booking}`);
  await test.step('the member comes to the same meeting, and does not open it', async () => {
    await expect(
      member.page.getByText('This session takes place in the Zoom meeting 85012345678.'),
    ).toBeVisible();
    await expect(member.page.getByLabel('Passcode')).toBeHidden();
    await member.page.getByRole('button', { name: 'Join without camera and microphone' }).click();
    await expect(coach.page.getByText('Here with you: Mia Turner.')).toBeVisible();
    await expect
      .poll(() => provider.joined)
      .toEqual([
        { number: '85012345678', passcode: 'walnut', name: 'Carl Okoro', isHost: true },
        { number: '85012345678', passcode: 'walnut', name: 'Mia Turner', isHost: false },
      ]);
  });
  const lost = coach.page.getByText('Connection lost. Reconnecting…');
  await test.step('a connection that the client loses is told, and the seat kept', async () => {
    await press('Lose the connection');
    await expect(lost).toBeVisible();
    await press('Find the connection');
    await expect(lost).toBeHidden();
  });
  await test.step('who leaves in the client has left', async () => {
    await press('Leave the meeting');
    await expect(coach.page.getByRole('heading', { name: 'You left the session' })).toBeVisible();
    await expect(member.page.getByText('Nobody else is here yet.')).toBeVisible();
  });
  await test.step('a provider that is away is told, and tried again', async () => {
    provider.goAway();
    await coach.page.getByRole('button', { name: 'Join again' }).click();
    await join.click();
    await expect(lost).toBeVisible();
    provider.comeBack();
    await expect(client.getByText('In the meeting as Carl Okoro')).toBeVisible();
    await expect(lost).toBeHidden();
  });
  expect([...coach.breaches, ...member.breaches]).toEqual([]);
  await Promise.all([coach.page.context().close(), member.page.context().close()]);
  await Promise.all([stage.close(), provider.close()]);
});

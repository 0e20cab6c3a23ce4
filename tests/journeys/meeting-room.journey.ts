import { expect, type Page } from 'playwright/test';
import { minute } from '#tests/machines/models/people.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/driver-fixture.ts';
import { aMeeting, expectFilm, join, visit } from './support/meeting-stage.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('three people see one another, one shares the screen, and one after the other leaves', async ({
  browser,
  stage,
}) => {
  test.setTimeout(540_000);
  const { booking, mia, carl, sam } = await aMeeting(stage);
  const address = `/zoom/${booking}`;
  const coach = await visit(browser, stage, carl, address);
  await join(coach.page);
  const member = await visit(browser, stage, mia, address);
  await test.step('another microphone is chosen', async () => {
    const microphone = member.page.getByLabel('Microphone', { exact: true });
    await expect(button(member.page, 'Join the session')).toBeEnabled();
    const others = microphone.locator('option:not(:checked)');
    const other = (await others.last().getAttribute('value')) ?? '';
    await microphone.selectOption(other);
    await expect(microphone).toHaveValue(other);
    await expect(button(member.page, 'Join the session')).toBeEnabled();
  });
  await join(member.page);
  const staff = await visit(browser, stage, sam, address);
  await staff.page.getByLabel('Why you are joining').fill('Mia asked for help');
  await button(staff.page, 'Continue').click();
  await join(staff.page);
  const names = { coach: 'Carl Okoro', member: 'Mia Turner', staff: 'Sam Grant' };
  const pages = { coach: coach.page, member: member.page, staff: staff.page };
  await test.step('everybody sees the two others', async () => {
    for (const [who, page] of Object.entries(pages))
      for (const [whom, name] of Object.entries(names))
        if (who !== whom) await expectFilm(page, name);
    await expect(pages.coach.getByText('Here with you: Mia Turner and Sam Grant.')).toBeVisible();
    await expectNoViolations(pages.coach);
  });
  await test.step('a screen is shown instead of a camera that is off', async () => {
    const film = pages.coach.getByLabel(names.member, { exact: true });
    await button(pages.member, 'Camera off').click();
    await expect(film).toBeHidden();
    await button(pages.member, 'Share your screen').click();
    await expectFilm(pages.coach, names.member);
    await expectFilm(pages.staff, names.member);
    await button(pages.member, 'Stop sharing').click();
    await expect(film).toBeHidden();
  });
  await test.step('those who stay go on', async () => {
    await button(pages.staff, 'Leave').click();
    await expect(pages.coach.getByText('Here with you: Mia Turner.')).toBeVisible();
    await expect(pages.member.getByText('Here with you: Carl Okoro.')).toBeVisible();
    await expectFilm(pages.member, names.coach);
  });
  for (const page of Object.values(pages)) await page.context().close();
});

test('the room is used with the keyboard alone, in each of its states, wide and narrow', async ({
  browser,
  stage,
}) => {
  test.setTimeout(540_000);
  const { booking, mia, startsAt, at } = await aMeeting(stage, { ahead: true });
  const { page } = await visit(browser, stage, mia, '/app/bookings');
  await page.context().addInitScript(() => {
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    devices.getUserMedia = (wanted) =>
      sessionStorage.getItem('allowed') === null ? refused() : open(wanted);
  });
  await page.goto(`/zoom/${booking}`);
  const press = async (name: string): Promise<void> => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  await test.step('devices that are not allowed', async () => {
    await expect(page.getByText('Allow camera and microphone, or join without.')).toBeVisible();
    await expectNoViolations(page);
    await page.evaluate(() => sessionStorage.setItem('allowed', 'yes'));
    await press('Try again');
    await expect(button(page, 'Join the session')).toBeEnabled();
  });
  await test.step('a room that is not open yet', async () => {
    await press('Join the session');
    const early = page.getByRole('heading', { level: 1, name: /^The room opens at \d\d:50\.$/ });
    await expect(early).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Leave')).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await test.step('a room that was left', async () => {
    await expect(heading(page, 'You left the session')).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Join again')).toBeFocused();
  });
  await at(startsAt - 10 * minute);
  await at(startsAt - 5 * minute);
  await test.step('inside, and while the connection is lost', async () => {
    await page.keyboard.press('Enter');
    await expect(button(page, 'Join without camera and microphone')).toBeVisible();
    await press('Join without camera and microphone');
    await expect(page.getByText('Nobody else is here yet.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectNoViolations(page);
    await page.context().setOffline(true);
    await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible({ timeout: 60_000 });
    await expectNoViolations(page);
    await press('Leave');
    await expect(heading(page, 'You left the session')).toBeFocused();
  });
  await test.step('a server that can’t be reached', async () => {
    await press('Join again');
    await expect(heading(page, 'You couldn’t join')).toBeFocused();
    await expectNoViolations(page);
    await page.context().setOffline(false);
    await press('Try again');
    await expect(button(page, 'Join the session')).toBeEnabled();
  });
  await page.context().close();
});

test('somebody in the room changes camera, microphone and speaker, also when one is unplugged, and stays connected', async ({
  browser,
  stage,
}) => {
  test.setTimeout(540_000);
  const { booking, mia, carl } = await aMeeting(stage);
  const address = `/zoom/${booking}`;
  const coach = await visit(browser, stage, carl, address);
  await join(coach.page);
  const { page } = await visit(browser, stage, mia, '/app/bookings');
  await page.context().addInitScript(unpluggable);
  await page.goto(address);
  await join(page);
  await expectFilm(coach.page, 'Mia Turner');
  const dialog = page.getByRole('dialog', { name: 'Devices' });
  const choice = (kind: string) => dialog.getByLabel(kind, { exact: true });
  const film = (what: 'video' | 'audio') =>
    coach.page
      .getByLabel('Mia Turner', { exact: true })
      .evaluate((video: HTMLVideoElement, kind) => {
        const tracks = (video.srcObject as MediaStream).getTracks();
        return tracks
          .filter((track) => track.kind === kind)
          .map(({ id, readyState }) => [id, readyState]);
      }, what);
  const [seen, heard] = [await film('video'), await film('audio')];

  await test.step('with the keyboard alone: the dialog takes the focus, and gives it back', async () => {
    await button(page, 'Devices').focus();
    await page.keyboard.press('Enter');
    await expect(choice('Camera')).toBeVisible();
    await expectNoViolations(page);
    for (const kind of ['Camera', 'Microphone', 'Speaker']) {
      await choice(kind).focus();
      const before = await choice(kind).inputValue();
      await page.keyboard.press('ArrowDown');
      await expect(choice(kind)).not.toHaveValue(before);
    }
    await button(page, 'Done').focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Devices')).toBeFocused();
  });
  await test.step('the coach goes on seeing and hearing them, over the same tracks', async () => {
    await expectFilm(coach.page, 'Mia Turner');
    expect(await film('video')).toEqual(seen);
    expect(await film('audio')).toEqual(heard);
    await expect(page.getByText('Here with you: Carl Okoro.')).toBeVisible();
  });
  await test.step('what is unplugged gives way to another, and what is plugged in appears', async () => {
    await button(page, 'Devices').click();
    const used = await choice('Camera').inputValue();
    await plug(page, [used]);
    await expect(choice('Camera').locator(`option[value="${used}"]`)).toHaveCount(0);
    await expect(choice('Camera')).not.toHaveValue('');
    await expectFilm(coach.page, 'Mia Turner');
    await plug(page, []);
    await expect(choice('Camera').locator(`option[value="${used}"]`)).toHaveCount(1);
  });
  await test.step('without any camera the room says so, and the microphone goes on', async () => {
    const all = await choice('Camera')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await plug(page, all);
    const lacking = page.getByText('This camera can’t be used. Choose another one under Devices.');
    await expect(lacking).toBeVisible();
    await button(page, 'Done').click();
    await expect(lacking).toBeVisible();
    await expect(coach.page.getByLabel('Mia Turner', { exact: true })).toBeHidden();
    await expect(button(page, 'Mute')).toBeEnabled();
    await plug(page, []);
    await button(page, 'Devices').click();
    await choice('Camera').selectOption(all[0] ?? '');
    await button(page, 'Done').click();
    await expectFilm(coach.page, 'Mia Turner');
    await expect(lacking).toHaveCount(0);
  });
  for (const each of [coach.page, page]) await each.context().close();
});

/** Cameras of this browser can be unplugged by the test, and the one for depth always is: they are neither listed nor opened. */
function unpluggable(): void {
  const page = globalThis as unknown as { unplugged: string[] };
  page.unplugged = [];
  const devices = navigator.mediaDevices;
  const [list, open] = [devices.enumerateDevices.bind(devices), devices.getUserMedia.bind(devices)];
  const isThere = ({ deviceId, label }: MediaDeviceInfo) =>
    label !== 'fake_device_1' && !page.unplugged.includes(deviceId);
  devices.enumerateDevices = async () => (await list()).filter(isThere);
  devices.getUserMedia = async (wanted = {}) => {
    if (!wanted.video) return open(wanted);
    const cameras = (await list()).filter((each) => each.kind === 'videoinput' && isThere(each));
    const [first] = cameras;
    if (!first) throw new DOMException('none', 'NotFoundError');
    return open(
      wanted.video === true && page.unplugged.length > 0
        ? { ...wanted, video: { deviceId: { exact: first.deviceId } } }
        : wanted,
    );
  };
}

/** From now on these are unplugged, and all others plugged in. */
const plug = (page: Page, unplugged: readonly string[]): Promise<void> =>
  page.evaluate((ids) => {
    (globalThis as unknown as { unplugged: string[] }).unplugged = [...ids];
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  }, unplugged);

import { expect, type Browser, type Page } from 'playwright/test';
import { eq } from 'drizzle-orm';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { passwordCredentials, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { userChart } from '#machines/user/chart.ts';
import type { UserEvent } from '#machines/user/capabilities.ts';
import { statePathOf } from '#machines/user/states.ts';
import { acceptedOn } from '#server/legal/accepted-on.ts';
import { userKind } from '#server/features/users/public.ts';
import { accountOf } from '#server/identity/locks.ts';
import { makeLink } from '#server/identity/password-links.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { send } from '#server/records/send.ts';
import { statusWords } from '#web/features/users/words.ts';
import { ringOnce } from '#tests/server/paths/product.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import type { Case } from '#tools/paths/model.ts';
import type { PageStage } from '../support/stage.ts';
import { choose } from './choose.ts';
import { expectNotOffered, expectStatus, follow, press } from './hands.ts';
import { peoplePages, type WalkedPages } from './people-pages.ts';

const own = 'a password of the one who walks';
const chosen = 'a walk along the shore';

/** The pages of staff and of the person whose account it is, as a host of paths. That too many passwords were wrong comes from the product. */
export function userPagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const { db, clock } = stage;
  const pages = peoplePages(browser, stage);
  let staff: TestPerson | null = null;
  let home = '';
  let email = '';
  let id: string | null = null;

  const aStaff = async (): Promise<TestPerson> => {
    if (staff) return staff;
    home = `Home ${newId()}`;
    await anOrganisation(db, home);
    staff = await aPerson(db, 'SuperAdmin', 'Sally Walker');
    const passwordHash = await hashPassword(own, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await db.orm
      .insert(passwordCredentials)
      .values({ userId: staff.id, passwordHash, changedAt: 0 });
    return staff;
  };
  const openAs = async (address: string): Promise<Page> => {
    const page = pages.of('staff');
    if (!page) return pages.open('staff', await aStaff(), address);
    await page.goto(address);
    return page;
  };
  const account = (): string => `/app/users/${id}`;
  const rowNow = async () => {
    const [row] = await db.orm
      .select()
      .from(users)
      .where(eq(users.id, id ?? ''));
    if (!row) throw new Error('There is no account');
    return row;
  };
  const field = (page: Page, label: string) =>
    page
      .getByRole('main')
      .getByLabel(new RegExp(`^${label}`))
      .first();

  const create = async (): Promise<void> => {
    const page = await openAs('/app/users/create');
    await field(page, 'First name').fill('Mia');
    await field(page, 'Last name').fill('Turner');
    await field(page, 'Email').fill(email);
    await choose(page, 'Organisation', home);
    await press(page, 'Create user');
    await expect(page).toHaveURL(/\/app\/users\/[\da-f-]{36}$/);
    id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await db.orm.update(users).set(acceptedOn(clock.now())).where(eq(users.id, id));
  };

  /** What staff press on the page of the account, up to the last press. */
  const pressAsStaff = async ({ type, ...event }: UserEvent): Promise<void> => {
    const page = await openAs(account());
    const name = userChart.asks[type] ?? '';
    if (type === 'RESEND' || type === 'UNLOCK') {
      await press(page, name);
      const done = type === 'RESEND' ? 'sent the invitation again.' : 'unlocked it.';
      return expect(
        page.getByRole('list', { name: 'What happened to this account' }),
      ).toContainText(done);
    }
    await follow(page, name);
    if (type === 'EDIT') {
      const role = 'role' in event ? event.role : undefined;
      if (role === undefined) await field(page, 'Job title').fill(`Walker ${clock.now()}`);
      else await choose(page, 'Role', 'Coach');
      if (role !== undefined) await field(page, 'Your password').fill(own);
    }
    if (type === 'RESET_PASSWORD') await field(page, 'Temporary password').fill(chosen);
    if (type === 'OBFUSCATE') await field(page, 'Email').fill(email);
    if (type === 'RESET_PASSWORD' || type === 'OBFUSCATE')
      await field(page, 'Your password').fill(own);
    await press(page, verbs[type] ?? name);
    await expect(page).toHaveURL(new RegExp(`${account()}$`));
  };

  /** The person comes by a link of a mail; the one who is signed in changes their own data. */
  const pressAsPerson = async ({ type, by }: UserEvent): Promise<void> => {
    const person = { id: id ?? '', role: by.role as TestPerson['role'], organizationId: null };
    if (type === 'EDIT') {
      const page = await pages.open('mia', person, '/app/profile');
      await field(page, 'Job title').fill('Wanderer');
      await page
        .getByRole('form', { name: 'Your details' })
        .getByRole('button', { name: 'Save' })
        .click();
      return expect.poll(async () => (await rowNow()).jobTitle).toBe('Wanderer');
    }
    const link = await makeLink(db, {
      userId: person.id,
      purpose: 'recovery',
      account: accountOf(stage.services.settings.tokenSecret, email),
      at: clock.now(),
      ttl: defaultPolicy.linkTtl,
    });
    const page = await pages.openAsNobody(`/auth/password/reset#${link}`);
    await field(page, 'New password').fill(chosen);
    await field(page, 'Repeat new password').fill(chosen);
    await page.getByRole('form', { name: 'Reset password' }).getByRole('button').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set');
  };

  return {
    close: pages.close,
    async start() {
      id = null;
      email = `mia.${Math.trunc(performance.now())}@walked.example`;
      pages.begin();
    },
    async does({ event }: Case) {
      const asked = event as UserEvent;
      if (asked.type === 'CREATE') return create();
      if (asked.by.role === 'System')
        await db.transaction(() => send(db, userKind, id ?? '', { ...asked, at: clock.now() }));
      else if (asked.by.id === 'mia') await pressAsPerson(asked);
      else await pressAsStaff(asked);
    },
    async happens() {
      const rings = (await rowNow()).lockedUntil;
      if (rings === null) throw new Error('Nothing rings for the account');
      await pages.letItBe(rings);
      await ringOnce(stage, rings);
    },
    async isIn([state = '']) {
      if (state === 'new') return expect(id).toBeNull();
      expect(statePathOf(await rowNow())).toBe(state);
      const words =
        statusWords[state === 'active.locked' ? 'locked' : (state.split('.')[0] as 'active')];
      await expectStatus(await openAs(account()), words);
    },
    async refuses({ event: { type } }: Case) {
      const page = await openAs(id === null ? '/app/users' : account());
      await expectNotOffered(page, userChart.asks[type] ?? type);
    },
  };
}

/** The buttons that send, by event. */
const verbs: Readonly<Record<string, string>> = {
  EDIT: 'Save',
  RESET_PASSWORD: 'Set password',
  SEND_RESET_LINK: 'Send link',
  DELETE: 'Delete user',
  RESTORE: 'Restore user',
  OBFUSCATE: 'Obfuscate user',
};

import { expect, type Locator, type Page } from 'playwright/test';
import { teamMembers } from '#database/schema/index.ts';
import type { Field, Fields } from '#domain/records/fields.ts';
import { allKinds } from '#server/kinds.gen.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import type { PageStage } from '../support/stage.ts';
import { choose } from './choose.ts';
import { follow, gone, press, write } from './hands.ts';
import { kpis } from './kpi-actions.ts';
import { bookingConstraints, sessionOptions } from './programme-actions.ts';
import { zipOf } from '#tests/support/zip.ts';

/** What a walk goes about. */
export interface Walked {
  readonly stage: PageStage;
  /** The one record of this walk. */
  readonly name: string;
  /** Where its page is; null until it exists. */
  address: string | null;
  /** Somebody whom it is about, by the part they have in it. */
  readonly people: Map<string, TestPerson & { readonly fullName: string }>;
}

type Action = (page: Page, walked: Walked) => Promise<void>;

/** How staff bring about the events of one plain record. */
export interface PlainPages {
  /** Path of its list; its own page lies below it. */
  readonly list: string;
  /** What the chart calls its events on buttons. */
  readonly asks: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, Action>>;
  /** Holds the page that the walk is at against the state of the chart. */
  readonly shows: (page: Page, walked: Walked, state: string) => Promise<void>;
}

/** What of them is its own. */
export type OwnPages = Pick<PlainPages, 'actions'> & Partial<Pick<PlainPages, 'list' | 'shows'>>;

/** Written down, and the page has gone on to where it leads. */
const made = async (page: Page, walked: Walked, path: string) => {
  const pattern = new RegExp(`${path}/[\\da-f-]{36}`);
  await expect(page).toHaveURL(pattern);
  walked.address = pattern.exec(page.url())?.[0] ?? null;
};

const putAway =
  (noun: string, list: string): Action =>
  async (page) => {
    await follow(page, 'Delete');
    await press(page, `Delete ${noun}`);
    await gone(page, list);
  };
const bringBack =
  (noun: string): Action =>
  async (page, { address }) => {
    await follow(page, 'Restore');
    await press(page, `Restore ${noun}`);
    await gone(page, address ?? '');
  };
const editWith =
  (fields: Fields): Action =>
  async (page, { address }) => {
    await follow(page, 'Edit');
    await write(page, labelOf(fields, 'optionalText', 'optionalLines'), 'Written on the way');
    await press(page, 'Save');
    await gone(page, address ?? '');
  };

const createWith =
  (fields: Fields, noun: string, list: string): Action =>
  async (page, walked) => {
    await page.goto(`${list}/create`);
    await write(page, labelOf(fields, 'text'), walked.name);
    await press(page, `Create ${noun}`);
    await made(page, walked, list);
  };

/** What the first field of such a kind is called. */
function labelOf(fields: Fields, ...kinds: readonly Field['kind'][]): string {
  const field = Object.values(fields).find(({ kind }) => kinds.includes(kind));
  if (!field) throw new Error(`There is no field of the kind ${kinds.join(' or ')} to write into.`);
  return field.label;
}

const showsRecord: PlainPages['shows'] = async (page, { name }, state) => {
  const title = page.getByRole('heading', { level: 1, name, exact: true });
  await expect(title).toBeVisible();
  const badge = title.locator('..').getByText('Deleted', { exact: true });
  await expect(badge).toHaveCount(state === 'deleted' ? 1 : 0);
};

const organizations: OwnPages = {
  actions: {
    async SET_BRAND(page) {
      await press(page, 'Logo and brand label');
      const dialog = page.getByRole('dialog', { name: 'Logo and brand label' });
      await dialog.getByRole('textbox', { name: /^Brand label/ }).fill('Written on the way');
      await dialog.getByRole('button', { name: 'Save brand label' }).click();
      await expect(dialog).toBeHidden();
    },
    async SET_SINGLE_SIGN_ON(page, { address }) {
      await follow(page, 'Edit');
      await press(page, 'Save single sign-on');
      await gone(page, address ?? '');
    },
  },
};

const teams: OwnPages = {
  actions: {
    async CREATE(page, walked) {
      await anEmployee(walked, 'joining', 'Tilda');
      await anEmployee(walked, 'leading', 'Lena');
      // Where there is only one organisation, nobody is asked for it.
      await anOrganisation(walked.stage.db, `Next to ${walked.name}`);
      await page.goto('/app/teams/create');
      await choose(page, 'Organisation', `Home of ${walked.name}`);
      await write(page, 'Team name', walked.name);
      await press(page, 'Create team');
      await made(page, walked, '/app/teams');
    },
    async ADD_MEMBER(page, walked) {
      const { fullName } = personIn(walked, 'joining');
      await page.goto(`${walked.address}/members`);
      await follow(page, 'Add Member');
      await choose(page, 'Member', fullName);
      await press(page, 'Add member');
      await gone(page, '/members');
      await expect(page.getByRole('table')).toContainText(fullName);
    },
    async SET_LEADER(page, walked) {
      const row = await memberRow(page, walked, 'leading');
      await row.getByRole('button', { name: 'Make leader' }).click();
      await expect(row.getByRole('button', { name: 'End leadership' })).toBeVisible();
    },
    async REMOVE_MEMBER(page, walked) {
      const row = await memberRow(page, walked, 'joining');
      await row.getByRole('link', { name: 'Remove' }).click();
      await press(page, 'Remove member');
      await gone(page, '/members');
    },
  },
};

const personIn = ({ people }: Walked, part: string) => {
  const person = people.get(part);
  if (!person) throw new Error(`Nobody is ${part}`);
  return person;
};

/** Somebody of the organisation that the walk is at home in. */
async function anEmployee({ stage: { db }, name, people }: Walked, part: string, first: string) {
  const known = [...people.values()].find(({ organizationId }) => organizationId !== null);
  const organizationId = known?.organizationId ?? (await anOrganisation(db, `Home of ${name}`));
  const fullName = `${first} ${name.replaceAll(' ', '-')}`;
  people.set(part, { ...(await aPerson(db, 'Member', fullName, { organizationId })), fullName });
}

/** The line of somebody in the list of members. Whom a path has not brought into the team is in it nevertheless: its chart does not say who is. */
async function memberRow(page: Page, walked: Walked, part: string): Promise<Locator> {
  const { id: userId, organizationId, fullName } = personIn(walked, part);
  const teamId = walked.address?.split('/').at(-1) ?? '';
  if (organizationId)
    await walked.stage.db.orm
      .insert(teamMembers)
      .values({ teamId, userId, organizationId, joinedAt: 0 })
      .onConflictDoNothing();
  await page.goto(`${walked.address}/members`);
  return page.getByRole('row').filter({ hasText: fullName });
}

const categories: OwnPages = {
  actions: {
    async CREATE(page, walked) {
      for (const name of [`Before ${walked.name}`, walked.name]) {
        await page.goto('/app/resource-categories/create');
        await write(page, 'Name', name);
        await press(page, 'Create category');
        await made(page, walked, '/app/resource-categories');
      }
    },
    async MOVE(page, { name }) {
      await page.goto('/app/resource-categories?perPage=100');
      const move = (way: string) =>
        page.getByRole('button', { name: `Move ${name} ${way}`, exact: true });
      await move('up').click();
      await expect(move('down')).toBeEnabled();
    },
    async RESTORE(page) {
      await press(page, 'Restore');
      await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
    },
  },
};

const resources: OwnPages = {
  actions: {
    async CREATE(page, walked) {
      await page.goto('/app/global-resources/create');
      await write(page, 'Title', walked.name);
      await choose(page, 'Kind', 'Article');
      await write(page, 'Text', 'Written on the way');
      await press(page, 'Add resource');
      await made(page, walked, '/app/resources');
    },
    async EDIT(page, { address }) {
      await follow(page, 'Edit');
      await write(page, 'Description', 'Written on the way');
      await press(page, 'Save');
      await gone(page, address ?? '');
    },
    DELETE: putAway('resource', '/app/global-resources'),
  },
};

/** A package such as staff send. */
const packed = zipOf([{ path: 'index.html', content: '<!doctype html><title>Walked</title>' }]);

const activities: OwnPages = {
  actions: {
    async CREATE(page, walked) {
      await page.goto('/app/interactive-resources/create');
      await write(page, 'Title', walked.name);
      await page.getByRole('checkbox', { name: 'GROW' }).check();
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'walked.zip', mimeType: 'application/zip', buffer: packed });
      await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
      await press(page, 'Create interactive resource');
      await made(page, walked, '/app/interactive-resources');
    },
  },
};

const permissions: OwnPages = {
  list: '/app/coaches',
  async shows(page, walked, state) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member Permissions');
    const row = page.getByRole('row').filter({ hasText: personIn(walked, 'coached').fullName });
    await expect(row).toHaveCount(state === 'active' ? 1 : 0);
  },
  actions: {
    async CREATE(page, walked) {
      await anEmployee(walked, 'coached', 'Perla');
      const coach = await aPerson(walked.stage.db, 'Coach', 'Cosmo Walker');
      walked.address = `/app/coaches/${coach.id}/member-permissions`;
      await page.goto(`${walked.address}/create`);
      await choose(page, 'Member', personIn(walked, 'coached').fullName);
      await press(page, 'Add member');
      await gone(page, walked.address);
    },
    async DELETE(page, walked) {
      await page.goto(walked.address ?? '');
      await follow(page, `Remove ${personIn(walked, 'coached').fullName}`);
      await press(page, 'Remove permission');
      await gone(page, walked.address ?? '');
    },
  },
};

const ownPages: Readonly<Record<string, OwnPages>> = {
  organization: organizations,
  team: teams,
  'resource-category': categories,
  resource: resources,
  'interactive-resource': activities,
  'coach-permission': permissions,
  'session-option': sessionOptions,
  'booking-constraint': bookingConstraints,
  kpi: kpis,
};

/** How every plain record is walked: what its chart and its fields say of its pages, and what is its own. */
export const plainPages: Readonly<Record<string, PlainPages>> = Object.fromEntries(
  allKinds.flatMap((kind) => {
    if (!('fields' in kind)) return [];
    const { fields, noun, chart, parts } = kind;
    const own = ownPages[chart.name];
    const list = own?.list ?? `/app/${parts.path}`;
    const actions = {
      CREATE: createWith(fields, noun, list),
      EDIT: editWith(fields),
      DELETE: putAway(noun, list),
      RESTORE: bringBack(noun),
      ...own?.actions,
    };
    return [[chart.name, { asks: chart.asks, shows: showsRecord, ...own, list, actions }]];
  }),
);

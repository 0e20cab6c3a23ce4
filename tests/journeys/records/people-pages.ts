import type { Browser, Page } from 'playwright/test';
import type { TestPerson } from '#tests/support/people.ts';
import type { Driver } from '#tools/paths/driver.ts';
import { sight, type ToldRecord } from '../support/sightings.ts';
import type { PageStage } from '../support/stage.ts';
import { countCalls, visit } from '../support/stops.ts';
import { bearerOf } from '../support/tokens.ts';

/** A record walked through its pages. */
export interface WalkedPages extends Driver {
  close(): Promise<void>;
  /** For records that pages are told of without id and version: whether it is this one in this state. */
  isTold?(record: ToldRecord, state: string): boolean;
}

/** Somebody of a scene, by the name that models give them. */
export function named(people: Readonly<Record<string, TestPerson>>, name: string): TestPerson {
  const person = people[name];
  if (!person) throw new Error(`${name} is not in the scene`);
  return person;
}

/** The pages of several people, each in a browser profile of their own; all clocks show the stage's time. */
export interface PeoplePages {
  /** The page of somebody, signed in and at an address, to which they go as by a link; the name is whose profile it is, whoever is signed in. */
  open(name: string, person: TestPerson, address: string): Promise<Page>;
  /** A page of a profile in which nobody is signed in. */
  openAsNobody(address: string): Promise<Page>;
  /** The page of somebody that has been opened since the last {@link PeoplePages.begin}. */
  of(name: string): Page | undefined;
  /** Other people use the same profiles from now on. */
  begin(): void;
  /** It is this moment now, for the server and on every page. */
  letItBe(at: number): Promise<void>;
  close(): Promise<void>;
}

/** Whether links lead from where the page is to the address: what is opened again where it is shall be read anew. */
function isWithin(page: Page, address: string): boolean {
  const { pathname, search } = new URL(page.url());
  return (
    pathname.startsWith('/app/') && address.startsWith('/app/') && pathname + search !== address
  );
}

export function peoplePages(browser: Browser, stage: PageStage): PeoplePages {
  const profiles = new Map<string, Page>();
  const signedIn = new Set<string>();
  const newPage = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: stage.origin, reducedMotion: 'reduce' });
    await context.clock.install({ time: stage.clock.now() });
    await sight(context, stage);
    await context.addInitScript(countCalls);
    const page = await context.newPage();
    await page.goto('/health/ready');
    return page;
  };
  return {
    of: (name) => (signedIn.has(name) ? profiles.get(name) : undefined),
    begin: () => signedIn.clear(),
    async open(name, person, address) {
      const page = profiles.get(name) ?? (await newPage());
      profiles.set(name, page);
      if (signedIn.has(name)) {
        await (isWithin(page, address) ? visit(page, [address]) : page.goto(address));
      } else {
        stage.admit(person);
        await page.clock.setSystemTime(stage.clock.now());
        await page.evaluate((bearer) => {
          localStorage.clear();
          localStorage.setItem('REFRESH_TOKEN', 'r');
          localStorage.setItem('LOGIN_METHOD', 'password');
          localStorage.setItem('BEARER_TOKEN', bearer);
        }, bearerOf(person.id));
        signedIn.add(name);
        await page.goto(address);
      }
      return page;
    },
    async openAsNobody(address) {
      const page = profiles.get('') ?? (await newPage());
      profiles.set('', page);
      await page.clock.setSystemTime(stage.clock.now());
      // A page that is open already would take another fragment for a place in itself.
      await page.goto('/health/ready');
      await page.goto(address);
      return page;
    },
    async letItBe(at) {
      stage.clock.set(at);
      for (const name of signedIn) await profiles.get(name)?.clock.setSystemTime(at);
    },
    async close() {
      for (const page of profiles.values()) await page.context().close();
    },
  };
}

import { expect, type Browser, type Page } from 'playwright/test';
import { programmeMembers, questionnaireResponses } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { emptyQuestion } from '#domain/questionnaires/definition.ts';
import { aProgramme } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { aQuestionnaire } from '#tests/support/questionnaires.ts';
import type { ConductorHost, Played } from '../support/conductor.ts';
import { holdCalls, isAway, says, type Answer, type HeldCalls } from '../support/held-calls.ts';
import { openPage } from '../support/open-page.ts';
import type { PageStage } from '../support/stage.ts';
import { bearerOf } from '../support/tokens.ts';

const machine = 'questionnaire-run';
const closed = 'This questionnaire closed on 3 May.';
const labels = { energy: 'How are you?', worry: 'What worries you?', note: 'Anything else?' };

const field = (page: Page, question: keyof typeof labels) =>
  page.getByRole('textbox', { name: labels[question] });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What the server makes of the answer that it is sent. */
const keeps =
  (isKept: boolean): Answer =>
  (route) => {
    const { answer } = route.request().postDataJSON() as { answer: unknown };
    const kept = isKept ? answer : `Not ${String(answer)}`;
    const more = { status: 'draft', version: 2, availableEvents: [] };
    return says({ isKept, answer: kept, ...more })(route);
  };

const refuses = says(
  { title: 'Refused', status: 409, detail: closed, errors: { event: closed } },
  409,
);

/** The response as it was, handed in. */
const takes: Answer = async (route) => {
  const url = route.request().url().replace('/events', '');
  const asked = await route.fetch({ url, method: 'GET' });
  const response = (await asked.json()) as object;
  return says({ ...response, status: 'submitted' })(route);
};

/** A member who answers three questions; what is sent is answered when the test says so. */
export function questionnaireRunHost(browser: Browser, stage: PageStage): ConductorHost {
  let calls: HeldCalls;
  /** Typed for no other reason than that something is on its way. */
  let notes = 0;
  let isNoteRefused = false;

  const isIn = ({ watch }: Played, state: string) =>
    watch.states(machine)?.includes(state) ?? false;

  async function write({ page }: Played, question: keyof typeof labels, text: string) {
    await field(page, question).fill(text);
  }

  async function add(played: Played, question: 'worry' | 'note') {
    notes += 1;
    await write(played, question, `Note ${notes}`);
  }

  /** Keeps whatever is sent until the page says that nothing is left. */
  async function keepAll(isOver: () => boolean) {
    await expect
      .poll(
        async () => {
          if (isOver()) return true;
          if (calls.isAsked('save')) await calls.answer('save', keeps(true));
          return isOver();
        },
        { intervals: [10] },
      )
      .toBe(true);
  }

  async function saved(played: Played, outcome: string) {
    if (outcome.startsWith('everything is kept')) {
      // What was refused is kept once it is written anew.
      if (isNoteRefused) await add(played, 'note');
      isNoteRefused = false;
      return keepAll(() => isIn(played, 'answering.saved'));
    }
    if (outcome === 'nothing can be kept') return calls.answer('save', isAway);
    if (outcome === 'an answer is refused') {
      await calls.answer('save', refuses);
      return keepAll(() => isIn(played, 'answering.refused'));
    }
    if (outcome === 'another device has answered') return calls.answer('save', keeps(false));
    if (outcome === 'another answer is refused') {
      await add(played, 'note');
      isNoteRefused = true;
      return calls.answer('save', refuses);
    }
    // Answers to other questions are kept meanwhile: one of them is contested too.
    await add(played, 'worry');
    return calls.answer('save', keeps(false));
  }

  async function handedIn(outcome: string) {
    await keepAll(() => calls.isAsked('submit'));
    const how = { 'takes it': takes, 'refuses it': refuses, 'is out of reach': isAway }[outcome];
    if (!how) throw new Error(`The server never ${outcome}`);
    await calls.answer('submit', how);
  }

  return {
    machine,
    moment: 100,
    async open() {
      isNoteRefused = false;
      const { db } = stage;
      const home = await anOrganisation(db, `Harbour Health ${newId()}`);
      const member = await aPerson(db, 'Member', 'Mia Turner', { organizationId: home });
      const programme = await aProgramme(db, home, 'active.normal');
      await db.orm
        .insert(programmeMembers)
        .values({ programmeId: programme, userId: member.id, organizationId: home });
      const asked = (label: string, required: boolean) => ({
        ...emptyQuestion(newId(), 'shortText'),
        label,
        required,
      });
      const { energy, worry, note: other } = labels;
      const questions = [asked(energy, true), asked(worry, false), asked(other, false)];
      const { assignTo } = await aQuestionnaire(db, { questions });
      const assignment = await assignTo({ programmeId: programme });
      await db.orm.insert(questionnaireResponses).values({
        id: newId(),
        status: 'notStarted',
        assignment,
        member: member.id,
        answers: {},
        reminders: 0,
        createdAt: seededAt,
        updatedAt: seededAt,
      });
      stage.admit(member);
      const played = await openPage(browser, stage, {
        storage: {
          BEARER_TOKEN: bearerOf(member.id),
          REFRESH_TOKEN: 'r',
          LOGIN_METHOD: 'password',
        },
        prepare: async (context) => {
          calls = await holdCalls(context, {
            save: (request, { pathname }) =>
              request.method() === 'POST' &&
              /questionnaire-responses\/[^/]+\/answers$/.test(pathname),
            submit: (request, { pathname }) =>
              request.method() === 'POST' &&
              /questionnaire-responses\/[^/]+\/events$/.test(pathname),
          });
        },
      });
      await played.page.goto(
        `/app/programmes/${programme}/questionnaires/${assignment}/responses/create`,
      );
      return played;
    },
    async bring(played, { name, event }) {
      const { page } = played;
      if (event.type.startsWith('save.')) return saved(played, name);
      if (event.type.startsWith('xstate.')) return handedIn(name.split(': ')[1] ?? '');
      switch (name) {
        case 'the person answers':
          notes += 1;
          return write(played, 'energy', `Fine ${notes}`);
        case 'the person takes the answer out':
          return write(played, 'energy', '');
        case 'the person goes to the second question':
          await press(page, 'One question at a time');
          if (await page.getByText('Question 2 of 3').isVisible()) await press(page, 'Back');
          await press(page, 'Next');
          return press(page, 'Show all questions');
        case 'the person hands it in':
          return press(page, 'Submit');
        case 'the person keeps their answer':
          return press(page, 'Keep the answer on this device');
        default:
          // With nothing on its way the page would be done at once.
          await add(played, 'note');
          return press(page, 'Use the other answer');
      }
    },
    async isClosed({ page }) {
      for (const name of ['Keep the answer on this device', 'Use the other answer'])
        await expect(page.getByRole('button', { name })).toHaveCount(0);
    },
  };
}

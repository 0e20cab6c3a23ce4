import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { machineEvents } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { compare, touchedStates } from '#tools/charts/diff/compare.ts';
import type { Drawn } from '#tools/charts/diff/drawn.ts';
import { censusOf } from '#tools/charts/diff/live.ts';
import { picture } from '#tools/charts/diff/picture.ts';
import { inWords, sentencesOf } from '#tools/charts/diff/words.ts';

const run = promisify(execFile);
const program = resolve('src/tools/charts/diff/main.ts');
const booking = JSON.parse(
  await readFile(new URL('../../docs/machines/booking.json', import.meta.url), 'utf8'),
) as Drawn;

/** The booking chart as it could have been before: withdrawing did not exist, a session was not open before it started, and cancelling told nobody. */
const earlier: Drawn = {
  ...booking,
  states: booking.states
    .filter(({ path }) => path !== 'life.requestCancelled')
    .map((state) => (state.path === 'life.requested' ? { ...state, tags: [] } : state)),
  transitions: booking.transitions
    .filter(({ target }) => target !== 'life.requestCancelled')
    .map((each) =>
      each.event === 'REJECT'
        ? {
            ...each,
            guard: 'isBookingCoach',
            guardNames: ['isBookingCoach'],
            target: 'life.expired',
          }
        : each,
    ),
  guards: {
    ...booking.guards,
    statesReason: { kind: 'payload', meaning: 'They say why.', sentence: 'Say why.' },
  },
  events: { ...booking.events, CONFIRM: 'The coach says yes, perhaps.' },
};

describe('what a change did to a chart', () => {
  const [found] = compare([earlier], [booking]);
  if (!found) throw new Error('No difference was found');

  it('is said in words', () => {
    const sentences = sentencesOf(found).join('\n');
    expect(sentences).toContain(
      'The state “life: request cancelled” is new: The request was withdrawn.',
    );
    expect(sentences).toContain(
      'The state “life: requested” is tagged `open`, `asked`, `ahead`, `beforeStart`, not nothing.',
    );
    expect(sentences).toMatch(
      /In “life: requested”, now: “.*” \(`CANCEL_REQUEST`\), by .*staff.*\. It becomes “life: request cancelled”\. /,
    );
    expect(sentences).toMatch(
      /In “life: requested”, “.*” \(`REJECT`\): It becomes “life: rejected”, no longer “life: expired”\. It now asks: /,
    );
    expect(sentences).toMatch(/Whoever `statesReason` stops reads “.*”, no longer “Say why\.”/);
    expect(sentences).toContain('no longer “The coach says yes, perhaps.”');
  });

  it('says what changes for people', () => {
    const { amounts = {}, timers = {}, effects = {}, senders = {}, notices = [] } = booking;
    const { undoPeriod, lateWindow } = amounts;
    const isFreshlyRecorded = booking.guards['isFreshlyRecorded'];
    const isLate = booking.guards['isLate'];
    if (!undoPeriod || !lateWindow || !isFreshlyRecorded?.definition || !isLate?.definition)
      throw new Error('The chart lacks what this changes');
    const later: Drawn = {
      ...booking,
      amounts: {
        ...amounts,
        undoPeriod: { ...undoPeriod, words: '5 hours', value: 18_000_000 },
        lateWindow: { ...lateWindow, words: '12 hours', value: 43_200_000 },
      },
      guards: {
        ...booking.guards,
        isFreshlyRecorded: {
          ...isFreshlyRecorded,
          meaning: isFreshlyRecorded.meaning?.replace('15 seconds', '5 hours') ?? '',
          definition: {
            ...isFreshlyRecorded.definition,
            rests: { ...isFreshlyRecorded.definition.rests, undoPeriod: '5 * HOUR' },
          },
        },
        isLate: { ...isLate, definition: { ...isLate.definition, asks: '() => true' } },
      },
      timers: {
        ...timers,
        doorsOpen: { meaning: 'The room opens.', when: 'at the start', by: [] },
      },
      effects: { ...effects, forfeitCredit: 'The credit goes to the pool.' },
      senders: { ...senders, REFUND: 'the coach of the session' },
      notices: notices.map((each) =>
        each.type === 'LateCancellation' ? { ...each, to: ['coach'] } : each,
      ),
    };
    const [change] = compare([booking], [later]);
    if (!change) throw new Error('No difference was found');
    expect(sentencesOf(change)).toEqual([
      'The late window shrinks from 24 hours to 12 hours (policy `lateWindow`).',
      'The undo period grows from 15 seconds to 5 hours (machines/booking/moments.ts, undoPeriod).',
      '“The room opens” (`doorsOpen`) comes at the start, no longer 10 minutes before the start.',
      'Whether “The session starts in less than 24 hours” (`isLate`) is decided otherwise: `() => true`, no longer `({ context, event }): boolean => event.at > context.startsAt - context.terms.lateWindow`.',
      'Whether “The outcome was recorded less than 5 hours ago, and not corrected” (`isFreshlyRecorded`) is decided otherwise: `undoPeriod` is `5 * HOUR`, no longer `15 * SECOND`.',
      'Effect `forfeitCredit` means “The credit goes to the pool.”, not “The reserved credit is lost.”',
      '“Staff refund a credit that was used or lost” (`REFUND`) is for the coach of the session, no longer for staff.',
      '“A member cancels late” no longer goes to staff.',
    ]);
    expect(touchedStates(change)).toEqual([
      'credit.forfeited',
      'credit.held',
      'credit.spent',
      'life.coachMissed',
      'life.completed',
      'life.confirmed.open',
      'life.confirmed.scheduled',
      'life.missed',
    ]);
  });

  it('says nothing of what an older chart does not say', () => {
    const { amounts: _, timers: __, effects: ___, senders: ____, actors: _____, ...rest } = booking;
    const guards = Object.entries(booking.guards).map(([name, { kind, sentence }]) => [
      name,
      { kind, sentence },
    ]);
    const old = { ...rest, guards: Object.fromEntries(guards) as Drawn['guards'] };
    expect(compare([old], [booking])).toEqual([]);
  });

  it('does not take an order that has shifted for a change', () => {
    const turned = booking.transitions.map((each) => ({
      ...each,
      id: each.id.replace(/\d+$/, '9'),
    }));
    const notices = booking.notices?.map((each) => ({
      ...each,
      on: each.on.map((place) => place.replace(/(?<=\|)\d+$/, '9')),
    }));
    expect(
      compare([booking], [{ ...booking, transitions: turned, ...(notices && { notices }) }]),
    ).toEqual([]);
  });

  it('touches the states that came, went or differ, and those its transitions join', () => {
    expect(touchedStates(found)).toEqual(
      ['expired', 'rejected', 'requestCancelled', 'requested'].map((name) => `life.${name}`),
    );
  });

  it('is drawn, each part with its mark', async () => {
    const [back] = compare([booking], [earlier]);
    const [forth, again] = [await picture(found), back ? await picture(back) : ''];
    expect(forth).toContain('+ requestCancelled');
    expect(forth).toContain('~ requested');
    expect(forth).toContain('~ REJECT');
    expect(again).toContain('− requestCancelled');
    expect(again).toContain('− CANCEL_REQUEST');
    expect(again).toContain('line-through');
  });

  it('tells of machines that came and went', () => {
    const [gone] = compare([booking], []);
    const [come] = compare([], [booking]);
    expect(gone && sentencesOf(gone)).toEqual(['The machine is gone.']);
    expect(come && sentencesOf(come).join()).toContain('The machine is new');
    expect(inWords([], new Map(), new Map())).toBe('No chart has changed.');
  });

  describe('with records', () => {
    let db: Database;
    beforeAll(async () => {
      db = await preparedDatabase();
      const lives = [
        ['requested'],
        ['requested'],
        ['requested', 'confirmed.scheduled'],
        ['requested', 'requestCancelled'],
      ];
      for (const life of lives) {
        const entityId = newId();
        for (const [position, state] of life.entries())
          await db.orm.insert(machineEvents).values({
            id: newId(),
            machine: 'booking',
            entityId,
            position: position + 1,
            version: position + 1,
            at: 0,
            event: 'SOMETHING',
            state,
            regions: { credit: 'held' },
          });
      }
    });
    afterAll(() => db.close());

    it('counts those that sit in each state it touches', async () => {
      const census = await censusOf(db, found);
      expect(census).toMatchObject({ all: 4, unknown: [] });
      expect(census?.touched).toContainEqual({ path: 'life.requested', records: 2 });
      expect(census?.touched).toContainEqual({ path: 'life.expired', records: 0 });
      expect(inWords([found], new Map(), new Map(census ? [['booking', census]] : []))).toContain(
        '| `life.requested` | 2 |',
      );
    });

    it('warns of records in states that would be gone', async () => {
      const [back] = compare([booking], [earlier]);
      expect(back && (await censusOf(db, back))?.unknown).toEqual([
        { path: 'life.requestCancelled', records: 1 },
      ]);
    });
  });
});

describe('npm run charts:diff', () => {
  let folder: string;
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.org', ...args], {
      cwd: folder,
    });
  const commit = async (chart: Drawn) => {
    await writeFile(join(folder, 'docs/machines/booking.json'), JSON.stringify(chart));
    await writeFile(join(folder, 'docs/machines/coverage.json'), '{"machines":{}}');
    await git('add', '.');
    await git('commit', '-q', '-m', 'A chart');
  };
  const diff = (...args: string[]) => run(process.execPath, [program, ...args], { cwd: folder });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waymark-diff-'));
    await mkdir(join(folder, 'docs/machines'), { recursive: true });
    await git('init', '-q', '-b', 'main');
    await commit(earlier);
    await commit(booking);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('compares two revisions, and draws', async () => {
    const { stdout } = await diff('HEAD~1', 'HEAD', '--out', 'pictures');
    expect(stdout).toContain('## Booking (booking)');
    expect(stdout).toContain('The state “life: request cancelled” is new');
    expect(stdout).toContain('Picture: pictures/booking.svg');
    expect(await readFile(join(folder, 'pictures/booking.svg'), 'utf8')).toContain(
      '+ requestCancelled',
    );
  });

  it('compares a revision with the machines as they are now', async () => {
    const { stdout } = await diff('HEAD');
    expect(stdout).not.toContain('(booking)');
    expect(stdout).toContain('## Alert (alert)\n- The machine is new');
  });

  it('says which revision git does not know, and which folder holds no database', async () => {
    await expect(diff('nowhere')).rejects.toMatchObject({
      stderr: 'git knows no revision “nowhere”.\n',
    });
    await expect(diff('HEAD', '--data', 'nothing')).rejects.toMatchObject({
      stderr: 'There is no database in nothing.\n',
    });
  });
});

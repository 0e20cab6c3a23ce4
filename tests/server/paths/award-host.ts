import { isDeepStrictEqual } from 'node:util';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { newId } from '#domain/ids.ts';
import { awardChart } from '#machines/award/chart.ts';
import type { AwardContext } from '#machines/award/context.ts';
import type { AwardEvent } from '#machines/award/capabilities.ts';
import { awardMachine } from '#machines/award/machine.ts';
import { decide } from '#machines/decide.ts';
import { system, type Person } from '#machines/person.ts';
import { rowOf } from '#machines/record-chart.ts';
import { awardKind } from '#server/features/awards/public.ts';
import { send } from '#server/records/send.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { ask, tryOut, type Stage } from '#tests/support/stage.ts';
import type { Case } from '#tools/paths/model.ts';
import { awardPoints } from './award-points.ts';
import { asTheProduct, type Answer } from './product.ts';
import type { TriedDriver } from './two-at-once.ts';

/** The chart of awards behind the API, as a host of paths: members pin through the API, sessions are counted and corrected as their outcomes are. */
export async function awardHost(stage: Stage): Promise<TriedDriver> {
  const { db, clock } = stage;
  const organizationId = await anOrganisation(db, 'Harbour Health');
  const sam = await aPerson(db, 'Admin', 'Sam Walker');
  const max = await aPerson(db, 'Member', 'Max Walker', { organizationId });
  const actions = awardPoints(stage);
  let mia: TestPerson;
  let input: AwardContext;
  let model: SnapshotFrom<typeof awardMachine>;

  const realOf = ({ id }: Person): Person => {
    const person = { mia, max, sam }[id];
    return person ? { id: person.id, role: person.role } : system;
  };
  const isByHand = ({ type }: AwardEvent) => type === 'PIN' || type === 'UNPIN';

  const attempt = async (event: AwardEvent): Promise<Answer> => {
    if (isByHand(event)) {
      const body = { type: event.type, idempotencyKey: newId() };
      return ask(stage.as(mia), 'POST', `/awards/${input.award}/events`, body);
    }
    const id = (await actions.row())?.id ?? newId();
    const real = { ...event, by: realOf(event.by), at: clock.now() };
    return asTheProduct(db, () => send(db, awardKind, id, real));
  };

  const expectedOf = async (event: AwardEvent) => {
    if (!isByHand(event) && !(await actions.row())) return { status: 404, keys: ['request'] };
    const decision = decide(awardChart, rowOf<AwardContext>(awardChart, model), event);
    if (decision.accepted) throw new Error(`The chart accepts ${event.type}`);
    return { status: decision.status, keys: Object.keys(decision.errors) };
  };

  return {
    entity: async () => (await actions.row())?.id ?? newId(),
    tries: ({ event }) => attempt(event as AwardEvent),
    // Nobody has an address for somebody else’s award.
    canTry: ({ event }) => !isByHand(event as AwardEvent) || (event as AwardEvent).by.id === 'mia',
    async start(given) {
      input = given as AwardContext;
      mia = await aPerson(db, 'Member', 'Mia Walker', { organizationId });
      actions.begin(mia, input);
      [model] = initialTransition(awardMachine, input);
    },
    async does({ name, event }: Case) {
      const asked = event as AwardEvent;
      if (!isByHand(asked)) await actions.happens(asked, realOf(asked.by));
      else {
        const { status, errors } = await attempt(asked);
        if (status >= 300) throw new Error(`“${name}” is refused: ${JSON.stringify(errors)}`);
      }
      [model] = transition(awardMachine, model, asked);
    },
    happens({ name }: Case) {
      throw new Error(`Nothing happens to an award by itself, not even “${name}”`);
    },
    isIn: actions.isIn,
    async refuses({ name, event }) {
      const asked = event as AwardEvent;
      const { status, errors } = await tryOut(db, () => attempt(asked));
      const actual = { status, keys: Object.keys(errors) };
      const expected = await expectedOf(asked);
      if (!isDeepStrictEqual(actual, expected))
        throw new Error(
          `“${name}” is answered with ${status} ${JSON.stringify(errors)}, not ${JSON.stringify(expected)}`,
        );
    },
  };
}

import { eq } from 'drizzle-orm';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { kaiCreditUses } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { GroupOrAny } from '#domain/credits/unit-words.ts';
import {
  forgetConversation,
  holdForConversation,
  releaseForConversation,
  spendForConversation,
} from '#server/features/kai-credits/public.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

export const DAY = 24 * 3_600_000;

/** Programmes with AI credits, and conversations that are paid with them. */
export async function kaiCreditStage() {
  const stage = await aStage();
  const { db, clock } = stage;
  const aSmallWorld = () =>
    aWorld(db, {
      people: {
        mia: { role: 'Member', name: 'Mia Turner' },
        max: { role: 'Member', name: 'Max Bloom' },
        hal: { role: 'OrganizationAdmin', name: 'Hal Lind', isGuest: true },
        ana: { role: 'Coach', name: 'Ana Silva' },
        sam: { role: 'Admin', name: 'Sam Grant' },
        kim: { role: 'Admin', name: 'Kim Vale' },
      },
      sessions: { coaching: {} },
      lots: {},
    });
  type World = Awaited<ReturnType<typeof aSmallWorld>>;

  const issue = (world: World, quantity: number, more: { readonly group?: GroupOrAny } = {}) =>
    stage.as(world.people.sam).call('POST /programmes/{programme}/kai-credits', {
      params: { programme: world.programmeId },
      body: { group: 'any', quantity, source: 'contract', idempotencyKey: newId(), ...more },
    });

  const allocate = (world: World, { id }: TestPerson, units: number, group: GroupOrAny = 'any') =>
    stage.as(world.people.sam).call('POST /programmes/{programme}/kai-credits/allocations', {
      params: { programme: world.programmeId },
      body: { group, units, holders: [{ type: 'member', id }], idempotencyKey: newId() },
    });

  const causeOf = (entityId: string, event: string) => ({
    machine: 'kai-conversation',
    entityId,
    event,
    eventId: newId(),
    actorId: null,
    at: clock.now(),
  });

  interface Submitting {
    readonly id?: string;
    readonly group?: ProgrammeGroup;
    readonly programmeId?: string | null;
  }

  /** Mia's conversation asks for its credit. */
  const submit = (
    world: World,
    { id = newId(), group = 'GROW', programmeId = null }: Submitting = {},
  ) =>
    db.transaction(async () => ({
      id,
      ...(await holdForConversation(
        db,
        {
          id,
          title: 'How I delegate',
          group,
          ownerId: world.people.mia.id,
          organizationId: world.organizationId,
          programmeId,
          units: 1,
        },
        causeOf(id, 'SUBMITTED'),
      )),
    }));

  const settle =
    (act: typeof spendForConversation, event: string) =>
    (id: string): Promise<void> =>
      db.transaction(() => act(db, id, causeOf(id, event)));

  const stateOf = async (id: string) => {
    const [use] = await db.orm
      .select()
      .from(kaiCreditUses)
      .where(eq(kaiCreditUses.conversationId, id));
    return use?.creditState;
  };

  const listFor = (world: World, person: TestPerson) =>
    stage.as(person).call('GET /kai-credits', {
      query: { programme: world.programmeId, pageNumber: 1, perPage: 20 },
    });

  return {
    stage,
    aSmallWorld,
    issue,
    allocate,
    submit,
    spend: settle(spendForConversation, 'ANALYSED'),
    release: settle(releaseForConversation, 'FAILED'),
    forget: settle(forgetConversation, 'DELETE'),
    stateOf,
    listFor,
  };
}

import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

export const DAY = 24 * 3_600_000;

export type Who = { readonly type: 'member' | 'team'; readonly id: string };
export const member = ({ id }: TestPerson): Who => ({ type: 'member', id });

interface Issue {
  readonly quantity: number;
  readonly expiresAt?: number;
  readonly source?: 'contract' | 'goodwill';
  readonly reason?: string;
}

/** Programmes without credits, and staff who issue and allocate some. */
export async function allocationStage({ hasBookings = true } = {}) {
  const stage = await aStage({ areBooksKept: hasBookings });
  const { db } = stage;
  const aSmallWorld = () =>
    aWorld(db, {
      people: {
        mia: { role: 'Member', name: 'Mia Turner' },
        max: { role: 'Member', name: 'Max Bloom' },
        zoe: { role: 'Member', name: 'Zoe Field' },
        gus: { role: 'Member', name: 'Gus Stranger', isGuest: true },
        hal: { role: 'OrganizationAdmin', name: 'Hal Lind', isGuest: true },
        ana: { role: 'Coach', name: 'Ana Silva' },
        sam: { role: 'Admin', name: 'Sam Grant' },
      },
      sessions: { coaching: {} },
      teams: { north: { name: `North ${newId()}`, members: ['mia'], coaches: [] } },
      lots: {},
    });

  type World = Awaited<ReturnType<typeof aSmallWorld>>;
  const formOf = ({ people, programmeId }: World) =>
    stage.as(people.sam).call('GET /programmes/{programme}/session-credits/holders', {
      params: { programme: programmeId },
      query: {},
    });

  async function optionOf(world: World): Promise<string> {
    const { counted } = await formOf(world);
    if (counted === null) throw new Error('The programme offers nothing');
    return counted;
  }

  const issueBody = async (world: World, { expiresAt, ...issue }: Issue) => ({
    params: { programme: world.programmeId },
    body: {
      sessionOption: await optionOf(world),
      source: 'contract' as const,
      ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt).toISOString() }),
      ...issue,
      idempotencyKey: newId(),
    },
  });

  const issue = async (world: World, wanted: Issue) =>
    stage
      .as(world.people.sam)
      .call('POST /programmes/{programme}/session-credits', await issueBody(world, wanted));

  const allocation = async (world: World, units: number, holders: readonly Who[]) => ({
    params: { programme: world.programmeId },
    body: {
      sessionOption: await optionOf(world),
      units,
      holders: [...holders],
      idempotencyKey: newId(),
    },
  });

  const allocate = async (world: World, units: number, ...holders: Who[]) =>
    stage
      .as(world.people.sam)
      .call(
        'POST /programmes/{programme}/session-credits/allocations',
        await allocation(world, units, holders),
      );

  const refusedAllocation = async (world: World, units: number, ...holders: Who[]) =>
    stage
      .as(world.people.sam)
      .refused(
        'POST /programmes/{programme}/session-credits/allocations',
        await allocation(world, units, holders),
      );

  const listFor = async (who: TestPerson, programme: string, query: object = {}) => {
    const { data, mayCreate } = await stage
      .as(who)
      .call('GET /session-credits', { query: { programme, ...query } });
    const rows = data.results.map(
      ({ holder, available, quantity, status }) =>
        `${holder.name}: ${available} of ${quantity}, ${status}`,
    );
    return { rows, mayCreate };
  };

  return {
    stage,
    aSmallWorld,
    formOf,
    issueBody,
    issue,
    allocation,
    allocate,
    refusedAllocation,
    listFor,
  };
}

import { attendees } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { aBooking } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson, aTeam } from '#tests/support/fixtures.ts';
import { testServer } from '#tests/support/server.ts';

type Source = 'manual' | 'computed' | 'question';

interface Fields {
  name?: string;
  source?: Source;
  measure?: 'attendanceRate' | 'bookingsCompleted' | 'hoursCoached' | 'sessionsMissed';
  unit?: string;
  period?: 'perSession' | 'weekly' | 'monthly' | 'quarterly' | 'once';
  direction?: 'higherIsBetter' | 'lowerIsBetter' | 'target';
  targetValue?: number | null;
  minValue?: number | null;
  maxValue?: number | null;
  organizationIds?: string[];
  programmeIds?: string[];
}

interface Version {
  readonly id: string;
  readonly version: number;
}

interface Entered {
  memberId?: string;
  teamId?: string;
  date: string;
  value: number;
  comment?: string;
}

/** Staff who follow figures of two members and their team. Names are unique, so each test has its own. */
export async function kpiScene() {
  const server = await testServer();
  const home = await anOrganisation(server.db, 'Harbour Health');
  const elsewhere = await anOrganisation(server.db, 'Northwind');
  const priya = await aPerson(server.db, 'Admin', 'Priya Raman');
  const mia = await aPerson(server.db, 'Member', 'Mia Turner', { organizationId: home });
  const max = await aPerson(server.db, 'Member', 'Max Lund', { organizationId: home });
  const nora = await aPerson(server.db, 'Member', 'Nora Wind', { organizationId: elsewhere });
  const team = await aTeam(server.db, 'Firmware', home, [mia, max]);
  const staff = server.as(priya);

  let series = 0;
  const bodyOf = ({ name = `Figure ${(series += 1)}`, ...more }: Fields) => ({
    body: {
      name,
      source: 'manual' as const,
      unit: 'points',
      period: 'monthly' as const,
      direction: 'higherIsBetter' as const,
      ...more,
      idempotencyKey: newId(),
    },
  });
  const show = (id: string) => staff.call('GET /kpis/{kpi}', { params: { kpi: id } });
  const adding = ({ id, version }: Version, payload: Entered) => ({
    params: { kpi: id },
    body: { type: 'ADD_VALUE' as const, payload, version, idempotencyKey: newId() },
  });
  const valuesOf = async (kpi: string, query: object = {}) =>
    (await staff.call('GET /kpi-values', { query: { kpi, ...query } })).data.results;
  const change = async (id: string, type: 'DELETE' | 'RESTORE') => {
    const { version } = await show(id);
    const body = { type, payload: {}, version, idempotencyKey: newId() };
    return staff.call('POST /kpis/{kpi}/events', { params: { kpi: id }, body });
  };
  return {
    server,
    staff,
    home,
    elsewhere,
    mia,
    max,
    nora,
    team,
    show,
    change,
    valuesOf,
    create: (fields: Fields = {}) => staff.call('POST /kpis', bodyOf(fields)),
    refusedCreation: (fields: Fields) => staff.refused('POST /kpis', bodyOf(fields)),
    add: async (id: string, entered: Entered) =>
      staff.call('POST /kpis/{kpi}/events', adding(await show(id), entered)),
    refusedAdding: async (id: string, entered: Entered) =>
      staff.refused('POST /kpis/{kpi}/events', adding(await show(id), entered)),
    async correct(id: string, valueId: string, value: number) {
      const { version } = await show(id);
      const payload = { valueId, value, comment: 'Read wrongly.' };
      const body = { type: 'CORRECT_VALUE' as const, payload, version, idempotencyKey: newId() };
      return staff.call('POST /kpis/{kpi}/events', { params: { kpi: id }, body });
    },
    /** A session that somebody came to, or missed. */
    async aSession(
      userId: string,
      endsAt: number,
      status: 'attended' | 'missed' | 'excused' = 'attended',
    ): Promise<string> {
      const bookingId = await aBooking(server.db, home, {
        status: 'completed',
        startsAt: endsAt - 5_400_000,
        endsAt,
      });
      const id = newId();
      await server.db.orm.insert(attendees).values({
        id,
        bookingId,
        organizationId: home,
        userId,
        status,
        via: 'staff',
        createdAt: seededAt,
      });
      return id;
    },
  };
}

export type KpiScene = Awaited<ReturnType<typeof kpiScene>>;

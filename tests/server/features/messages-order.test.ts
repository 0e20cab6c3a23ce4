import { beforeAll, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import type { Outgoing } from '#machines/message-sending/events.ts';
import { generatorFrom, type Generator } from '#server/demo/generator.ts';
import type { aPerson } from '#tests/support/fixtures.ts';
import { seeds } from '#tests/support/seeds.ts';
import { sendingDevice, type SendingDevice } from '#tests/support/sending-device.ts';
import { ask, aStage, type Stage } from '#tests/support/stage.ts';
import { aPair } from '../paths/message-host.ts';

type Person = Awaited<ReturnType<typeof aPerson>>;

/** How many lives of each seed are tried. */
const lives = Number(process.env['INTERLEAVINGS'] ?? 10);
const stepsOfALife = 24;

let stage: Stage;
beforeAll(async () => {
  stage = await aStage();
});

interface Stretch {
  readonly messages: readonly {
    readonly id: string;
    readonly position: number;
    readonly text: string;
  }[];
}

const pathTo = (contact: Person): string => `/conversations/contacts/${contact.id}`;

/** One of the two devices of somebody, and what was written on it, in order. */
interface Owned {
  readonly person: Person;
  readonly contact: Person;
  readonly device: SendingDevice;
  readonly written: string[];
}

function aDevice(person: Person, contact: Person): Owned {
  const device = sendingDevice(async ({ key, text }: Outgoing) => {
    await ask(stage.as(person), 'POST', `${pathTo(contact)}/messages`, {
      text,
      idempotencyKey: key,
    });
  });
  return { person, contact, device, written: [] };
}

async function messagesOf(person: Person, contact: Person): Promise<Stretch['messages']> {
  const { data } = await ask(stage.as(person), 'GET', `${pathTo(contact)}/messages?after=0`);
  return (data as unknown as Stretch).messages;
}

/** Reads to some place, backwards too, and says how far it then counts as read. */
async function readSome({ person, contact }: Owned, place: number): Promise<number> {
  await stage.as(person).request(`/api${pathTo(contact)}/marks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ readTo: place }),
  });
  const { data } = await ask(stage.as(person), 'GET', pathTo(contact));
  return (data as unknown as { readonly readTo: number }).readTo;
}

interface Life {
  readonly devices: readonly Owned[];
  /** How far each person had read, as the server said it. */
  readonly marks: Map<string, number[]>;
}

async function step(random: Generator, { devices, marks }: Life, name: string): Promise<void> {
  const owned = random.pick(devices);
  const { device, written, person } = owned;
  const chance = random.fraction();
  if (chance < 0.3) {
    written.push(name);
    device.write({ key: newId(), text: name, files: [], sendAt: null });
  } else if (chance < 0.65) await device.meet(random.pick(['lost', 'answerLost', 'well', 'well']));
  else if (chance < 0.75) device.wait();
  else if (chance < 0.85) device.kill();
  else if (chance < 0.9) device.openTwice();
  else
    marks.set(person.id, [
      ...(marks.get(person.id) ?? []),
      await readSome(owned, random.whole(1, stepsOfALife)),
    ]);
}

/** Lives one life and says what is wrong at its end. */
async function live(seed: number): Promise<string[]> {
  const random = generatorFrom(seed);
  const { mia, carl } = await aPair(stage);
  const devices = [aDevice(mia, carl), aDevice(mia, carl), aDevice(carl, mia), aDevice(carl, mia)];
  const life: Life = { devices, marks: new Map() };
  for (let nth = 0; nth < stepsOfALife; nth += 1) await step(random, life, `${seed} ${nth}`);
  for (const { device } of devices) await device.settle();
  for (const { device } of devices) device.close();

  const [hers, his] = [await messagesOf(mia, carl), await messagesOf(carl, mia)];
  const texts = hers.map(({ text }) => text);
  const all = devices.flatMap(({ written }) => written);
  const idsOf = (messages: Stretch['messages']) => messages.map(({ id }) => id);
  const isRight = {
    'each message is there once': isSame(texts.toSorted(), all.toSorted()),
    'both have one order': isSame(idsOf(hers), idsOf(his)),
    'no place is empty': hers.every(({ position }, index) => position === index + 1),
    'each device’s messages come as they were written': devices.every(({ written }) =>
      isSame(
        texts.filter((text) => written.includes(text)),
        written,
      ),
    ),
    'marks never go back': [...life.marks.values()].every((seen) =>
      seen.every((mark, index) => mark >= (seen[index - 1] ?? 0)),
    ),
  };
  return Object.entries(isRight).flatMap(([rule, holds]) =>
    holds ? [] : [`seed ${seed}: not so that ${rule}`],
  );
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

test.each(seeds)(
  `${lives} lives of two people on two devices each, through lost answers, dead pages and second pages: every message is there once, in one order, and marks never go back (from seed %i on)`,
  async (seed) => {
    const wrong: string[] = [];
    for (let nth = 0; nth < lives; nth += 1) wrong.push(...(await live(seed + nth)));
    expect(wrong).toEqual([]);
  },
  20_000 + lives * 2_000,
);

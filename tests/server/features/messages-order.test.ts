import { beforeAll, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import type { aPerson } from '#tests/support/fixtures.ts';
import { ask, aStage, type Stage } from '#tests/support/stage.ts';
import { generatorFrom } from '#server/demo/generator.ts';
import { aPair } from '../paths/message-host.ts';
import { seeds } from '#tests/support/seeds.ts';

type Person = Awaited<ReturnType<typeof aPerson>>;

/** `INTERLEAVINGS` sets how many lives of each seed are tried; their titles say which. */
const lives = Number(process.env['INTERLEAVINGS'] ?? 2);
const stepsOfALife = 40;

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

/** A device of somebody: what it has tried to send, and what it still believes unsent because no answer came. */
interface Device {
  readonly person: Person;
  readonly contact: Person;
  readonly unanswered: { key: string; text: string }[];
}

const send = (device: Device, message: { key: string; text: string }) =>
  ask(stage.as(device.person), 'POST', `/conversations/contacts/${device.contact.id}/messages`, {
    text: message.text,
    idempotencyKey: message.key,
  });

const all = async (of: Person, contact: Person): Promise<Stretch['messages']> => {
  const path = `/conversations/contacts/${contact.id}/messages`;
  const found: Stretch['messages'][number][] = [];
  for (let after = 0; ;) {
    const { data } = await ask(stage.as(of), 'GET', `${path}?after=${after}`);
    const { messages } = data as unknown as Stretch;
    found.push(...messages);
    if (messages.length === 0) return found;
    after = messages.at(-1)?.position ?? after;
  }
};

const readTo = async (of: Person, contact: Person): Promise<number> => {
  const { data } = await ask(stage.as(of), 'GET', `/conversations/contacts/${contact.id}`);
  return (data as unknown as { readonly readTo: number }).readTo;
};

test.each(seeds.flatMap((seed) => Array.from({ length: lives }, (_, nth) => seed + nth)))(
  'whatever two people do on two devices each, every message is there once, in one order, and marks never go back (seed %i)',
  async (nth) => {
    const random = generatorFrom(nth);
    const { mia, carl } = await aPair(stage);
    const devices: Device[] = [
      { person: mia, contact: carl, unanswered: [] },
      { person: mia, contact: carl, unanswered: [] },
      { person: carl, contact: mia, unanswered: [] },
      { person: carl, contact: mia, unanswered: [] },
    ];
    const written = new Set<string>();
    const marks = new Map<string, number[]>();
    for (let step = 0; step < stepsOfALife; step += 1) {
      const device = random.pick(devices);
      const chance = random.fraction();
      if (chance < 0.45) {
        const message = { key: newId(), text: `${nth}-${step}` };
        written.add(message.text);
        await send(device, message);
        // The answer is lost: the device does not know, and sends it again one day.
        if (random.chance(0.4)) device.unanswered.push(message);
      } else if (chance < 0.65 && device.unanswered.length > 0) {
        const [message] = device.unanswered.splice(0, 1);
        // Twice at the same moment, as two tabs of one browser would.
        if (message) await Promise.all([send(device, message), send(device, message)]);
      } else if (written.size > 0) {
        const body = JSON.stringify({ readTo: random.whole(1, written.size) });
        await stage
          .as(device.person)
          .request(`/api/conversations/contacts/${device.contact.id}/marks`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          });
        const mark = await readTo(device.person, device.contact);
        marks.set(device.person.id, [...(marks.get(device.person.id) ?? []), mark]);
      }
    }
    for (const seen of marks.values())
      expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    const [hers, his] = [await all(mia, carl), await all(carl, mia)];
    expect(hers.map(({ id }) => id)).toEqual(his.map(({ id }) => id));
    expect(hers.map(({ position }) => position)).toEqual(hers.map((_, index) => index + 1));
    expect(hers.map(({ text }) => text).toSorted()).toEqual([...written].toSorted());
  },
);

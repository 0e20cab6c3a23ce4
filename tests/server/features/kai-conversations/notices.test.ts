import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '#database/schema/index.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { conversationScene, transcript, type ConversationScene } from './scene.ts';

let scene: ConversationScene;
beforeAll(async () => {
  scene = await conversationScene();
  await scene.issue(50);
});

const toldOf = ({ id: recipientId }: TestPerson, entityId: string) =>
  scene.db.orm
    .select({ type: notifications.type, text: notifications.text, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.recipientId, recipientId), eq(notifications.entityId, entityId)));

/** A conversation of Mia's after its analysis, however that ends. */
async function sent(text: string, more: object = {}) {
  const { mia, send, create, work } = scene;
  const { id: file } = await send(mia, text);
  const { id } = await create(mia, { files: [file], ...more });
  await work();
  return id;
}

describe('an analysis', () => {
  test('that is ready is told to whoever uploaded the conversation, with a link to it', async () => {
    const id = await sent(transcript);
    expect(await toldOf(scene.mia, id)).toEqual([
      {
        type: 'KaiComplete',
        text: expect.stringContaining(scene.written.title),
        link: expect.stringContaining(id),
      },
    ]);
    for (const person of [scene.noah, scene.ana, scene.otto, scene.priya])
      expect(await toldOf(person, id)).toEqual([]);
  });

  test('with gaps is told to whoever uploaded it, with what is missing, and to no staff', async () => {
    const id = await sent(transcript, {
      participants: ['Ana', 'Mia'].map((label) => ({ label, part: 'coachee' })),
    });
    const { status, warnings } = await scene.show(scene.mia, id);
    expect(status).toBe('completeWithErrors');
    expect(warnings.length).toBeGreaterThan(0);
    const told = await toldOf(scene.mia, id);
    expect(told.map(({ type }) => type)).toEqual(['KaiCompleteWithErrors']);
    expect(await toldOf(scene.priya, id)).toEqual([]);
  });

  test('that failed is told to staff too, with the reason', async () => {
    const id = await sent('Ana: Hello.\nMia: Hello.');
    for (const person of [scene.mia, scene.priya]) {
      const [told, ...more] = await toldOf(person, id);
      expect(more).toEqual([]);
      expect(told).toMatchObject({ type: 'KaiCompleteWithErrors' });
      expect(told?.text).toContain('There is too little speech in it');
    }
  });
});

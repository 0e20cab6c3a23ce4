import { beforeAll, describe, expect, test } from 'vitest';
import { organizationScene, type OrganizationScene } from './organizations-scene.ts';

const hidden = (label: string) =>
  `${label} contains a character that can’t be seen. Type it again instead of pasting it.`;

let scene: OrganizationScene;
beforeAll(async () => {
  scene = await organizationScene();
});

const refusedWith = async (fields: { name: string }) =>
  (await scene.refusedCreation(fields)).errors;

describe('the name of a record', () => {
  test.each([
    ['a mark that turns the direction', 'Acme \u202Egpj.exe'],
    ['a space without width', 'Ac\u200Bme'],
    ['a control', 'Ac\u0007me'],
    ['a tag', 'Acme\u{E0041}'],
  ])('with %s is refused at its field', async (_, name) => {
    expect(await refusedWith({ name })).toEqual({ name: hidden('Name') });
  });

  test('that shows nothing is refused at its field', async () => {
    expect(await refusedWith({ name: '\u0301\u0301' })).toEqual({
      name: 'Name must contain something that can be seen.',
    });
    expect(await refusedWith({ name: '\u3164\u3164' })).toEqual({ name: hidden('Name') });
  });

  test('is composed and stands on one line', async () => {
    const made = await scene.create({ name: '  Cafe\u0301\u00A0 \n Nord ' });
    expect(made.name).toBe('Caf\u00E9 Nord');
  });

  test.each([
    ['composed otherwise', '\u00C9cole Nord', 'E\u0301cole Nord'],
    ['in other capitals', 'Stra\u00DFe \u00D6st', 'STRA\u00DFE \u00D6ST'],
    ['with other spaces', 'Two  Words', ' Two\u3000Words'],
  ])('is the same when it is written %s', async (_, first, second) => {
    await scene.create({ name: first });
    expect(await refusedWith({ name: second })).toEqual({
      name: 'An organisation with this name already exists.',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { definitionsOf } from '#tools/charts/definitions.ts';

const files: Readonly<Record<string, string>> = {
  'machines/trip/guards.ts': `
    import { hour } from '#domain/time.ts';
    import { isFar } from '../map/far.ts';
    export const questions = { isOpen: {} } as const;
    const window = 2 * hour; // how late is late
    const isLate = ({ at }: Asked) => at > window;
    const isBoth = (asked: Asked) =>
      isLate(asked) && isFar(asked);
    export const guards = { ...others, isLate, isBoth, isEarly: ({ at }: Asked) => at < 3 };
    export const sentences = { isLate: { kind: 'what', sentence: 'Too late.' } };`,
  'machines/map/far.ts': `
    const names = { far: 'away', so: 'that', this: 'text', is: 'long', enough: 'to', be: 'a digest' };
    export const isFar = (asked: Asked) => asked.place.distance > 100 && asked.place.name !== 'home, sweet home';
    export const guards = { isFar };`,
  'src/domain/time.ts': 'export const hour = 60;',
};
const sources = (changed: Readonly<Record<string, string>> = {}) => ({
  list: (folder: string) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`)),
  read: (path: string) => changed[path] ?? files[path] ?? null,
});

describe('how guards are written', () => {
  const definitions = definitionsOf(sources(), 'trip');

  it('is their text, with the constants that it rests on', () => {
    expect(definitions['isLate']).toEqual({
      asks: '({ at }) => at > window',
      rests: { window: '2 * hour', hour: '60' },
    });
    expect(definitions['isEarly']).toEqual({ asks: '({ at }) => at < 3', rests: {} });
  });

  it('follows functions also into other modules, where what is long is a digest', () => {
    expect(definitions['isBoth']).toMatchObject({
      rests: { isLate: '({ at }) => at > window', isFar: expect.stringMatching(/^#[\da-f]{8}$/) },
    });
  });

  it('takes guards of another machine that this one takes over, and asks the server for questions', () => {
    expect(definitions).toHaveProperty('isFar');
    expect(definitions['isOpen']).toEqual({ asks: 'the server', rests: {} });
  });

  it('differs when something does that it rests on, and not with space', () => {
    const longer = sources({ 'src/domain/time.ts': 'export const hour =\n  61;' });
    expect(definitionsOf(longer, 'trip')['isLate']?.rests['hour']).toBe('61');
    const spaced = sources({
      'machines/trip/guards.ts': files['machines/trip/guards.ts']?.replaceAll(' ', '  ') ?? '',
    });
    expect(definitionsOf(spaced, 'trip')).toEqual(definitions);
  });
});

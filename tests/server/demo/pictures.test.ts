import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { drawings, portraitsFolder } from '#server/demo/pictures/draw.ts';
import { looks } from '#server/demo/pictures/looks.ts';
import { planDemo } from '#server/demo/plan-demo.ts';

describe('the pictures', () => {
  test('in the folder are those that are drawn, and no others', async () => {
    const files = await readdir(portraitsFolder, { recursive: true });
    const drawn = files.filter((file) => file.endsWith('.svg'));
    expect(drawn.toSorted()).toEqual(Object.keys(drawings).toSorted());
    for (const [name, drawing] of Object.entries(drawings)) {
      expect(await readFile(new URL(name, portraitsFolder), 'utf8')).toBe(drawing);
      expect(Buffer.byteLength(drawing)).toBeLessThan(3 * 1024);
    }
  });

  test('are of people who exist', () => {
    const { coaches, members, staff } = planDemo(Date.parse('2026-03-02T09:00:00Z')).world;
    const people = new Set(
      [...coaches, ...members, ...staff].map(({ email }) => email.split('@')[0]),
    );
    expect(Object.keys(looks).filter((name) => !people.has(name))).toEqual([]);
  });
});

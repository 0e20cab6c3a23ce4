import { describe, expect, it } from 'vitest';
import { sharedFiles } from '#tools/pages/shared-files.ts';

type Modules = Readonly<Record<string, { bytes: number; needs?: readonly string[] }>>;

/** Pages are those modules that nobody else needs by name: each is opened by itself and keeps its file. */
const filesFor = (pages: readonly string[], modules: Modules) =>
  sharedFiles({
    modules: new Map(
      Object.entries(modules).map(([id, { bytes, needs = [] }]) => [id, { bytes, needs }]),
    ),
    openings: pages.map((page) => [page]),
    isKept: (id) => pages.includes(id),
  });

describe('files that pages share', () => {
  it('what one page alone needs comes with it', () => {
    const files = filesFor(['one', 'two'], {
      one: { bytes: 10, needs: ['own'] },
      two: { bytes: 10 },
      own: { bytes: 10 },
    });
    expect(files).toEqual(new Map());
  });

  it('what the same pages need comes in one file', () => {
    const files = filesFor(['one', 'two'], {
      one: { bytes: 10, needs: ['words', 'table'] },
      two: { bytes: 10, needs: ['words', 'table'] },
      words: { bytes: 90_000 },
      table: { bytes: 90_000 },
    });
    expect(files.get('words')).toBe('table');
    expect(files.get('table')).toBe('table');
  });

  it('what all pages of a map need comes with the map, which is fetched for each of them', () => {
    const modules: Modules = {
      one: { bytes: 10, needs: ['words'] },
      two: { bytes: 10 },
      map: { bytes: 10, needs: ['words'] },
      words: { bytes: 90_000 },
    };
    const files = sharedFiles({
      modules: new Map(
        Object.entries(modules).map(([id, { bytes, needs = [] }]) => [id, { bytes, needs }]),
      ),
      openings: [
        ['one', 'map'],
        ['two', 'map'],
      ],
      isKept: (id) => id !== 'words',
    });
    // A name of its own would be another file.
    expect(files.get('words')).toBeUndefined();
  });

  it('joins what is small, though a page fetches a little that it does not need', () => {
    const pages = ['one', 'two', 'three'];
    const files = filesFor(pages, {
      one: { bytes: 10, needs: ['words', 'labels'] },
      two: { bytes: 10, needs: ['words', 'labels'] },
      three: { bytes: 10, needs: ['words'] },
      words: { bytes: 300 },
      labels: { bytes: 200 },
    });
    expect(files.get('labels')).toBe(files.get('words'));
  });

  it('leaves apart what a page would have to fetch much for', () => {
    const files = filesFor(['one', 'two', 'three'], {
      one: { bytes: 10, needs: ['words', 'editor'] },
      two: { bytes: 10, needs: ['words', 'editor'] },
      three: { bytes: 10, needs: ['words'] },
      words: { bytes: 300 },
      editor: { bytes: 40_000 },
    });
    expect(files.get('editor')).not.toBe(files.get('words'));
  });

  it('counts what comes along: what is small may need something large', () => {
    const files = filesFor(['one', 'two', 'three'], {
      one: { bytes: 10, needs: ['words', 'opener'] },
      two: { bytes: 10, needs: ['words', 'opener'] },
      three: { bytes: 10, needs: ['words'] },
      words: { bytes: 300 },
      opener: { bytes: 100, needs: ['editor'] },
      editor: { bytes: 40_000 },
    });
    expect(files.get('opener')).not.toBe(files.get('words'));
  });

  it('never makes two files that need each other', () => {
    const pages = ['one', 'two', 'three', 'four'];
    // A page in between keeps its file: what it needs and what needs it can't be one.
    const files = filesFor(pages, {
      one: { bytes: 10, needs: ['above', 'below'] },
      two: { bytes: 10, needs: ['above', 'below'] },
      three: { bytes: 10, needs: ['below'] },
      four: { bytes: 10 },
      above: { bytes: 50, needs: ['three'] },
      below: { bytes: 50 },
    });
    expect(files.get('above')).not.toBe(files.get('below'));
  });
});

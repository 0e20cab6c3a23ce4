import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longText, parseMarkdown } from '#domain/markdown/parse.ts';
import { plainText } from '#domain/markdown/plain-text.ts';
import { isSafeLink } from '#domain/markdown/safe-link.ts';
import type { Block, Inline } from '#domain/markdown/tree.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });

const inlinesOf = (block: Block): readonly Inline[] => {
  if (block.kind === 'quote') return block.blocks.flatMap(inlinesOf);
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'code' ? [] : block.children;
};
const everyInline = (nodes: readonly Inline[]): Inline[] =>
  nodes.flatMap((node) => ['children' in node ? everyInline(node.children) : [], node].flat());
const linksIn = (source: string) =>
  everyInline(parseMarkdown(source).flatMap(inlinesOf)).flatMap((node) =>
    node.kind === 'link' ? [node.href] : [],
  );

const pieces =
  '* ** _ ` ``` [ ]( ) \n \n\n >_ -_ 2._ ##_ \\ https:// javascript: data:text/html, \t <b> &lt; a@b : /'
    .split(' ')
    .map((piece) => (piece === '_' ? piece : piece.replace(/_$/, ' ')));

/** Texts in which marks are as frequent as words. */
const marked = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''));

describe('a text with marks', () => {
  test.each<[string, Block[]]>([
    ['', []],
    ['## Next step', [{ kind: 'heading', level: 2, children: [text('Next step')] }]],
    ['### Later', [{ kind: 'heading', level: 3, children: [text('Later')] }]],
    ['# Too large', [paragraph(text('# Too large'))]],
    ['one\ntwo', [paragraph(text('one'), { kind: 'break' }, text('two'))]],
    ['one\r\n\r\ntwo', [paragraph(text('one')), paragraph(text('two'))]],
    [
      '**bold *both***',
      [
        paragraph({
          kind: 'strong',
          children: [text('bold '), { kind: 'emphasis', children: [text('both')] }],
        }),
      ],
    ],
    [
      '__b__ _i_',
      [
        paragraph({ kind: 'strong', children: [text('b')] }, text(' '), {
          kind: 'emphasis',
          children: [text('i')],
        }),
      ],
    ],
    ['snake_case_name', [paragraph(text('snake_case_name'))]],
    ['2 * 3 * 4', [paragraph(text('2 * 3 * 4'))]],
    ['**never closed', [paragraph(text('**never closed'))]],
    ['`a *b*`', [paragraph({ kind: 'code', text: 'a *b*' })]],
    ['\\*not\\* \\q', [paragraph(text('*not* \\q'))]],
    [
      '- a\n- b\n  more',
      [
        {
          kind: 'list',
          start: null,
          items: [[text('a')], [text('b'), { kind: 'break' }, text('more')]],
        },
      ],
    ],
    ['3. a\n\n4. b', [{ kind: 'list', start: 3, items: [[text('a')], [text('b')]] }]],
    [
      '> a\n> > b',
      [
        {
          kind: 'quote',
          blocks: [paragraph(text('a')), { kind: 'quote', blocks: [paragraph(text('b'))] }],
        },
      ],
    ],
    ['```\n## x\n<b>\n```\nafter', [{ kind: 'code', text: '## x\n<b>' }, paragraph(text('after'))]],
    ['```\nnever closed', [{ kind: 'code', text: 'never closed' }]],
    ['<script>alert(1)</script>', [paragraph(text('<script>alert(1)</script>'))]],
  ])('“%s” is read as the tree it means', (source, tree) => {
    expect(parseMarkdown(source)).toEqual(tree);
  });
});

describe('a link', () => {
  test('is made of a label and an https address, and of an address alone', () => {
    expect(linksIn('[guide](https://example.org/a_(b)?c=1)')).toEqual([
      'https://example.org/a_(b)?c=1',
    ]);
    expect(linksIn('See https://example.org/x. Or (https://example.org/y)!')).toEqual([
      'https://example.org/x',
      'https://example.org/y',
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'http://example.org',
    '//example.org',
    '/app/users',
    'https://',
    'https:\\\\example.org',
    'https://example.org\\@evil.example',
    'https://ana:secret@example.org',
    'https://exa\tmple.org',
    ' https://example.org',
    'vbscript:x',
  ])('is not made of “%s”, whose words stay', (href) => {
    expect(isSafeLink(href)).toBe(false);
    expect(linksIn(`[a](${href})`).filter((link) => link === href)).toEqual([]);
    expect(plainText(parseMarkdown(`[press](${href})`))).toContain('press');
  });

  test('is never unsafe, whatever was written', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          marked,
          fc.webUrl().map((url) => `[a](${url})`),
        ),
        (source) => {
          for (const href of linksIn(source)) {
            expect(new URL(href).protocol).toBe('https:');
            expect(isSafeLink(href)).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('is never inside another', () => {
    expect(linksIn('[see https://a.example here](https://b.example)')).toEqual([
      'https://b.example',
    ]);
  });
});

describe('whatever is written', () => {
  test('is read without failing, and no letter of it is lost or moved', () => {
    const letters = (words: string) => (words.match(/\p{L}/gu) ?? []).join('');
    fc.assert(
      fc.property(marked, (source) => {
        fc.pre(!source.includes(']('));
        expect(letters(plainText(parseMarkdown(source)))).toBe(letters(source));
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps the label of each link', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/), marked, (label, around) => {
        const source = `${around}\n\n[${label}](https://example.org)`;
        expect(plainText(parseMarkdown(source))).toContain(label);
      }),
    );
  });

  test('nests no deeper than a page can show', () => {
    const depth = (block: Block): number =>
      block.kind === 'quote' ? 1 + Math.max(0, ...block.blocks.map(depth)) : 1;
    const [quoted] = parseMarkdown(`${'> '.repeat(5000)}x`);
    expect(quoted && depth(quoted)).toBeLessThanOrEqual(5);
  });

  test.each([
    '*',
    '_',
    '**a ',
    '*a_',
    '[',
    '[a](',
    '[a](https://x(',
    '`',
    '`a',
    '> ',
    '- ',
    '1. ',
    '\\',
    '### a\n',
    'https://',
  ])('ends also with the longest text of “%s” again and again', (piece) => {
    const source = piece.repeat(longText / piece.length);
    expect(parseMarkdown(source)).not.toEqual([]);
  });
});

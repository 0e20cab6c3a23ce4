import { useMemo, type ReactNode } from 'react';
import { parseMarkdown } from '#domain/markdown/parse.ts';
import type { Block, Inline } from '#domain/markdown/tree.ts';
import { prose } from '#styled/recipes/prose.js';
import { OutsideLink } from '../text-link.tsx';

type RichTextProps = {
  /** As it was written, with marks. */
  source: string;
  /** The heading under which the text stands: its own begin one below. */
  under?: 'h1' | 'h2';
};

type Levels = Readonly<Record<2 | 3, 'h2' | 'h3' | 'h4'>>;

const levels: Record<NonNullable<RichTextProps['under']>, Levels> = {
  h1: { 2: 'h2', 3: 'h3' },
  h2: { 2: 'h3', 3: 'h4' },
};

/** What somebody wrote with marks, as elements: no text ever becomes HTML. */
export function RichText({ source, under = 'h1' }: RichTextProps) {
  const blocks = useMemo(() => parseMarkdown(source), [source]);
  return (
    <div className={prose()}>{blocks.map((block, at) => drawn(block, at, levels[under]))}</div>
  );
}

function drawn(block: Block, key: number, headings: Levels): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[block.level];
      return <Heading key={key}>{inlines(block.children)}</Heading>;
    }
    case 'paragraph':
      return <p key={key}>{inlines(block.children)}</p>;
    case 'code':
      return (
        <pre key={key} {...focusable}>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote key={key}>
          {block.blocks.map((inner, at) => drawn(inner, at, headings))}
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((item, at) => ({ key: at, words: inlines(item) }));
      const list = items.map(({ key: at, words }) => <li key={at}>{words}</li>);
      return block.start === null ? (
        <ul key={key}>{list}</ul>
      ) : (
        <ol key={key} start={block.start}>
          {list}
        </ol>
      );
    }
  }
}

/** Long lines of code scroll, and what scrolls must be reachable by keyboard. */
const focusable = { tabIndex: 0 };

const inlines = (nodes: readonly Inline[]): ReactNode[] => nodes.map(inline);

function inline(node: Inline, key: number): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br key={key} />;
    case 'code':
      return <code key={key}>{node.text}</code>;
    case 'strong':
      return <strong key={key}>{inlines(node.children)}</strong>;
    case 'emphasis':
      return <em key={key}>{inlines(node.children)}</em>;
    case 'link':
      return (
        <OutsideLink key={key} href={node.href} rel="noopener noreferrer nofollow">
          {inlines(node.children)}
        </OutsideLink>
      );
  }
}

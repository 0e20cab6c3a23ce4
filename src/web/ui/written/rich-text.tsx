import { Fragment, useMemo, type ReactNode } from 'react';
import { parseMarkdown } from '#domain/markdown/parse.ts';
import type { Block, Inline } from '#domain/markdown/tree.ts';
import { link } from '#styled/recipes/link.js';
import { prose } from '#styled/recipes/prose.js';
import { OutsideLink } from '../text-link.tsx';

type RichTextProps = {
  /** As it was written, with marks. */
  source: string;
  /** The heading under which the text stands: its own begin one below. */
  under?: 'h1' | 'h2';
  /** The name of a list of its headings before it, where there are several. */
  contents?: string;
};

type Levels = Readonly<Record<2 | 3, 'h2' | 'h3' | 'h4'>>;

const levels: Record<NonNullable<RichTextProps['under']>, Levels> = {
  h1: { 2: 'h2', 3: 'h3' },
  h2: { 2: 'h3', 3: 'h4' },
};

/** What somebody wrote with marks, as elements: no text ever becomes HTML. */
export function RichText({ source, under = 'h1', contents }: RichTextProps) {
  const blocks = useMemo(() => parseMarkdown(source), [source]);
  return (
    <div className={prose()}>
      {contents === undefined ? null : <Contents label={contents} blocks={blocks} />}
      {blocks.map((block, at) =>
        drawn(block, at, levels[under], contents === undefined ? undefined : placeOf(at)),
      )}
    </div>
  );
}

/** Where a heading stands, to be led to. */
const placeOf = (at: number): string => `part-${at}`;

/** The headings of a text, each a link to its place; nothing where there is only one. */
function Contents({ label, blocks }: { label: string; blocks: readonly Block[] }) {
  const headings = blocks.flatMap((block, at) =>
    block.kind === 'heading' ? [{ at, words: plain(block.children) }] : [],
  );
  if (headings.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul>
        {headings.map(({ at, words }) => (
          <li key={at}>
            <a className={link()} href={`#${placeOf(at)}`}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const plain = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if ('text' in node) return node.text;
      return 'children' in node ? plain(node.children) : ' ';
    })
    .join('');

function drawn(block: Block, key: number, headings: Levels, place?: string): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[block.level];
      return (
        <Heading key={key} id={place}>
          {inlines(block.children)}
        </Heading>
      );
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

/** Where a link leads, for whoever reads words in its place that don’t say so. */
function hostBeside({ href, children }: Extract<Inline, { kind: 'link' }>): string | null {
  const { host } = new URL(href);
  const said = plain(children);
  return URL.canParse(said) && new URL(said).host === host ? null : ` (${host})`;
}

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
        <Fragment key={key}>
          <OutsideLink href={node.href} rel="noopener noreferrer nofollow">
            {inlines(node.children)}
          </OutsideLink>
          {hostBeside(node)}
        </Fragment>
      );
  }
}

import type { Block, Inline } from './tree.ts';

/** The words alone, for notices, lists and searches: a line for each paragraph, heading and item. */
export const plainText = (blocks: readonly Block[]): string => blocks.map(wordsOfBlock).join('\n');

function wordsOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return wordsOf(block.children);
    case 'code':
      return block.text;
    case 'quote':
      return plainText(block.blocks);
    case 'list':
      return block.items.map(wordsOf).join('\n');
  }
}

export const wordsOf = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'break') return '\n';
      return 'text' in node ? node.text : wordsOf(node.children);
    })
    .join('');

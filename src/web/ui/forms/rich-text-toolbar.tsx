import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { editor } from '#styled/recipes/editor.js';
import { IconButton } from '../icon-button.tsx';
import {
  Bold,
  Code,
  Heading2,
  Italic,
  LinkIcon,
  ListIcon,
  ListOrdered,
  TextQuote,
} from '../icons.ts';
import {
  aroundSelection,
  linesOfSelection,
  linkOfSelection,
  type Edit,
  type Selected,
} from './rich-text-edits.ts';
import * as texts from './texts.ts';

export type Tool = {
  label: string;
  icon: ReactNode;
  /** With Ctrl, or ⌘ on a Mac. */
  letter?: string;
  edit: (selected: Selected) => Edit;
};

const around = (mark: string) => (selected: Selected) => aroundSelection(selected, mark);
const lines = (sign: string) => (selected: Selected) => linesOfSelection(selected, sign);

const tools: readonly Tool[] = [
  { label: texts.bold, icon: <Bold />, letter: 'b', edit: around('**') },
  { label: texts.italic, icon: <Italic />, letter: 'i', edit: around('*') },
  { label: texts.link, icon: <LinkIcon />, letter: 'k', edit: linkOfSelection },
  { label: texts.code, icon: <Code />, letter: 'e', edit: around('`') },
  { label: texts.heading, icon: <Heading2 />, edit: lines('## ') },
  { label: texts.bulletedList, icon: <ListIcon />, edit: lines('- ') },
  { label: texts.numberedList, icon: <ListOrdered />, edit: lines('1. ') },
  { label: texts.quote, icon: <TextQuote />, edit: lines('> ') },
];

/** The tool a key press asks for. */
export const toolFor = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey
    ? tools.find(({ letter }) => letter === key.toLowerCase())
    : undefined;

type RichTextToolbarProps = { onUse: (tool: Tool) => void; disabled?: boolean };

/** Spelt out because the platform has no element for a row of tools. */
const asToolbar = { role: 'toolbar', 'aria-label': texts.marks } as const;

/** One stop of the Tab key; the arrows lead from tool to tool. */
export function RichTextToolbar({ onUse, disabled }: RichTextToolbarProps) {
  const [at, setAt] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const go = (next: number) => {
    setAt(next);
    root.current?.querySelectorAll('button')[next]?.focus();
  };
  const key = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go((at + step + tools.length) % tools.length);
  };
  return (
    <div ref={root} className={editor().tools} {...asToolbar}>
      {tools.map((tool, index) => (
        <IconButton
          key={tool.label}
          label={tool.letter ? texts.ctrl(tool.label, tool.letter.toUpperCase()) : tool.label}
          icon={tool.icon}
          size="small"
          tabIndex={index === at ? 0 : -1}
          disabled={disabled}
          onFocus={() => setAt(index)}
          onKeyDown={key}
          onClick={() => onUse(tool)}
        />
      ))}
    </div>
  );
}

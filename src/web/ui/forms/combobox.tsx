import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { input } from '#styled/recipes/input.js';
import { inset } from '#styled/recipes/inset.js';
import { menu } from '#styled/recipes/menu.js';
import { Button } from '../button.tsx';
import { useFieldControl } from './field-context.ts';
import { Search } from '../icons.ts';
import { Spinner } from '../spinner.tsx';
import { useDismiss } from '../overlays/use-dismiss.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as texts from './texts.ts';

/** Milliseconds without a key before the search runs. */
const pause = 250;

const notSearched = texts.theSearchDidntWork;

export type ComboboxOption = { value: string; label: string; content?: ReactNode };

/** Spelt out because no element of the platform's lists shows a picture, or what a server has found. */
const roles = {
  listbox: { role: 'listbox' },
  option: (chosen: boolean) => ({ role: 'option', 'aria-selected': chosen }),
} as const;

type ComboboxProps = {
  /** What the last search has found. */
  options: readonly ComboboxOption[];
  /** The search is under way. */
  busy?: boolean;
  /** The name of what is chosen; empty when nothing is. */
  chosen: string;
  onSearch: (text: string) => void;
  onChoose: (option: ComboboxOption | null) => void;
  placeholder?: string;
  /** Said when nothing was found. */
  none: string;
  /** The last search could not be done. */
  failed?: boolean;
  onRetry?: () => void;
  /** Somebody has come to the box: the moment for a first search. */
  onEnter?: () => void;
};

/** One of many, found by typing. The list is the server's answer; arrows move through it, Enter takes, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { options, busy = false, chosen, onSearch, onChoose, placeholder, none } = props;
  const { failed = false, onRetry, onEnter } = props;
  const control = useFieldControl();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(chosen);
  const [shown, setShown] = useState(chosen);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const close = () => setOpen(false);
  useDismiss(root, open, close);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Its name may come later, and a choice may be taken back elsewhere on the page; what is being typed stays.
  if (chosen !== shown) {
    setShown(chosen);
    if (chosen !== '' || text === shown) setText(chosen);
  }
  const active = open ? options[at] : undefined;
  const said = failed ? notSearched : options.length === 0 ? none : texts.found(options.length);

  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
    setAt(0);
    if (chosen !== '') onChoose(null);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(typed.trim()), pause);
  };
  const take = (option: ComboboxOption) => {
    setText(option.label);
    close();
    onChoose(option);
  };
  const key = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!open) setOpen(true);
      else setAt((at + step + options.length) % Math.max(options.length, 1));
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      take(active);
    }
  };
  const tryAgain = () => {
    root.current?.querySelector('input')?.focus();
    onRetry?.();
  };
  const look = inset();
  const panel = menu({ place: 'anchored' });
  return (
    <div className={look.root} ref={root}>
      <span className={look.start} data-inset="start">
        {busy ? <Spinner /> : <Search />}
      </span>
      <input
        {...control}
        type="text"
        role="combobox"
        className={input()}
        autoComplete="off"
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open && options.length > 0 ? listId : undefined}
        aria-activedescendant={active ? `${listId}-${active.value}` : undefined}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => {
          onEnter?.();
          if (chosen === '') setOpen(true);
        }}
        onBlur={(event) => {
          if (!root.current?.contains(event.relatedTarget)) close();
        }}
        onKeyDown={key}
      />
      <VisuallyHidden as="output">{open && !busy ? said : ''}</VisuallyHidden>
      {open ? (
        <div className={panel.panel}>
          {options.length === 0 ? (
            <p className={panel.item}>
              {busy ? texts.searching : said}
              {failed && !busy ? (
                <Button size="small" onClick={tryAgain}>
                  {texts.tryAgain}
                </Button>
              ) : null}
            </p>
          ) : (
            <ul id={listId} {...roles.listbox} aria-label={placeholder ?? texts.found2}>
              {options.map((option, index) => (
                // The input keeps the focus and handles the keys for the whole list.
                <li
                  key={option.value}
                  id={`${listId}-${option.value}`}
                  {...roles.option(index === at)}
                  data-highlighted={index === at || undefined}
                  className={panel.item}
                  onPointerDown={(event) => {
                    event.preventDefault();
                    take(option);
                  }}
                >
                  {option.content ?? option.label}
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : null}
    </div>
  );
}

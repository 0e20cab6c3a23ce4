import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { input } from '#styled/recipes/input.js';
import { inset } from '#styled/recipes/inset.js';
import { IconButton } from '../icon-button.tsx';
import { Search, X } from '../icons.ts';
import * as texts from './texts.ts';

/** Milliseconds without a key before the search runs by itself; Enter does not wait. */
const pause = 350;

type SearchBoxProps = {
  /** What is searched: "Search bookings". The accessible name and the placeholder. */
  label: string;
  /** The search now in force. */
  value: string;
  onSearch: (text: string) => void;
  /** The field, for who brings the focus back to it. */
  field?: Ref<HTMLInputElement>;
};

export function SearchBox({ label, value, onSearch, field }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [inForce, setInForce] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(field, () => box.current);
  if (value !== inForce) {
    setInForce(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (next: string, after: number) => {
    setText(next);
    clearTimeout(timer.current);
    const run = () => {
      if (next.trim() === value) return;
      setInForce(next.trim());
      onSearch(next.trim());
    };
    if (after === 0) run();
    else timer.current = setTimeout(run, after);
  };
  const look = inset({ width: 'search' });
  return (
    <search className={look.root}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(text, 0);
        }}
      >
        <span className={look.start} data-inset="start">
          <Search />
        </span>
        <input
          ref={box}
          type="search"
          className={input()}
          aria-label={label}
          placeholder={label}
          value={text}
          enterKeyHint="search"
          onChange={(event) => search(event.target.value, pause)}
        />
        {text === '' ? null : (
          <span className={look.end} data-inset="end">
            <IconButton
              size="small"
              label={texts.clearSearch}
              icon={<X />}
              onClick={() => {
                search('', 0);
                box.current?.focus();
              }}
            />
          </span>
        )}
      </form>
    </search>
  );
}

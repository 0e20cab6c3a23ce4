import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { input } from '#styled/recipes/input.js';
import { palette } from '#styled/recipes/palette.js';
import { useMe } from '../../screens/account/use-me.ts';
import { useCopySupportLink } from '../../screens/support-link.tsx';
import { useApi } from '../../screens/use-services.ts';
import { useZone } from '../../screens/use-zone.ts';
import { Button } from '../../ui/button.tsx';
import { useServerSearch } from '../../ui/forms/use-server-search.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useMayOpen } from '../../ui/may-open.ts';
import { choicesFor, type Choice } from './choices.ts';
import { storedPicks, storePick } from './picks.ts';
import { useKnownPlaces } from './use-known-places.ts';
import { words, type Found } from './words.ts';
import * as texts from './texts.ts';

/** Milliseconds without a key before the server is asked. */
const pause = 200;
/** With fewer letters it says nothing. */
const fewestLetters = 2;

/** Spelt out because no element of the platform's lists shows what a server has found, or has heads. */
const roles = {
  listbox: { role: 'listbox' },
  group: { role: 'group' },
  option: (chosen: boolean) => ({ role: 'option', 'aria-selected': chosen }),
} as const;

/** The box and what it finds: arrows move through all groups, Enter takes. The focus stays in the box. */
export function PaletteSearch({ onDone }: { onDone: () => void }) {
  const me = useMe();
  const api = useApi();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { state, found, search, again } = useServerSearch<Found>(async (asked, signal) =>
    asked.length < fewestLetters
      ? []
      : (await api.call('GET /find', { query: { search: asked }, signal })).results,
  );
  const isOpen = ({ link }: { readonly link: string }) => mayOpen(link) !== false;
  const wanted = text.trim();
  const groups = choicesFor(wanted, {
    ...useKnownPlaces(),
    picks: storedPicks(me.id).filter(isOpen),
    found: wanted.length < fewestLetters ? [] : found.filter(isOpen),
    copySupportLink: useCopySupportLink(),
    zone: useZone(),
  });
  const all = groups.flatMap(({ choices }) => choices);
  const active = all[Math.min(at, all.length - 1)];
  const isBusy = state === 'searching' && wanted.length >= fewestLetters;
  const optionId = (choice: Choice) => `${id}${all.indexOf(choice)}`;
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const type = (typed: string) => {
    setText(typed);
    setAt(0);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void search(typed.trim()), pause);
  };
  const take = ({ link, run, ...pick }: Choice) => {
    onDone();
    run?.();
    if (link === undefined) return;
    storePick(me.id, { ...pick, link });
    void navigate({ href: link });
  };
  const steps: Readonly<Record<string, () => number>> = {
    ArrowDown: () => (at + 1) % Math.max(all.length, 1),
    ArrowUp: () => (at - 1 + all.length) % Math.max(all.length, 1),
    PageDown: () => Math.max(all.length - 1, 0),
    PageUp: () => 0,
  };
  const key = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      setAt(step());
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      take(active);
    }
  };
  const said = all.length === 0 ? words.none(wanted) : texts.found(all.length);
  const look = palette();
  return (
    <div className={look.root}>
      <input
        type="text"
        role="combobox"
        className={input()}
        autoComplete="off"
        data-autofocus
        placeholder={words.field}
        aria-label={words.field}
        aria-autocomplete="list"
        aria-expanded={all.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={activeId}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={key}
      />
      <VisuallyHidden as="output">{wanted === '' || isBusy ? '' : said}</VisuallyHidden>
      {all.length === 0 ? <p>{isBusy ? words.searching : said}</p> : null}
      {state === 'failed' ? (
        <p className={look.failed}>
          {words.failed}
          <Button size="small" onClick={() => void again()}>
            {texts.tryAgain}
          </Button>
        </p>
      ) : null}
      <div id={`${id}list`} {...roles.listbox} aria-label={words.title} className={look.list}>
        {groups.map(({ title, choices }) => (
          <div key={title} {...roles.group} aria-label={title}>
            <div className={look.head} aria-hidden="true">
              {title}
            </div>
            {choices.map((choice) => (
              // The box keeps the focus and handles the keys for the whole list.
              <div
                key={choice.key}
                id={optionId(choice)}
                {...roles.option(choice === active)}
                data-highlighted={choice === active || undefined}
                className={look.choice}
                onPointerDown={(event) => event.preventDefault()}
                // On a screen that is touched this is no scrolling: that is taken over before.
                onPointerUp={() => take(choice)}
              >
                <span className={look.label}>{choice.label}</span>
                {choice.hint === null ? null : <span className={look.hint}>{choice.hint}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

import { formatDate } from '#domain/time/format.ts';
import { kindNames, words, type Found } from './words.ts';

/** One line of the palette: it leads somewhere, or does something at once. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly hint: string | null;
  readonly link?: string;
  readonly run?: () => void;
}

export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** A page or an act by its name. */
export interface Place {
  readonly label: string;
  readonly link: string;
}

interface Known {
  readonly picks: readonly {
    readonly label: string;
    readonly hint: string | null;
    readonly link: string;
  }[];
  readonly acts: readonly Place[];
  readonly pages: readonly Place[];
  readonly copySupportLink: () => void;
  readonly found: readonly Found[];
  readonly zone: string;
}

const named = (text: string) => {
  const parts = text.toLowerCase().split(/\s+/u);
  return ({ label }: { readonly label: string }): boolean =>
    parts.every((part) => label.toLowerCase().includes(part));
};

/** What is offered for a text, group by group; for none of it, where somebody was lately, what they can do, and their pages. */
export function choicesFor(text: string, known: Known): readonly ChoiceGroup[] {
  const isNamed = named(text);
  const placed = (kind: string, places: readonly Place[]): Choice[] =>
    places
      .filter(isNamed)
      .map(({ label, link }) => ({ key: `${kind} ${link}`, label, hint: null, link }));
  const copy = {
    key: 'copy',
    label: words.copySupportLink,
    hint: null,
    run: known.copySupportLink,
  };
  const groups: readonly ChoiceGroup[] = [
    {
      title: words.recent,
      choices:
        text === '' ? known.picks.map((pick) => ({ key: `pick ${pick.link}`, ...pick })) : [],
    },
    ...(text === '' ? [] : foundGroups(known.found, known.zone)),
    {
      title: words.acts,
      choices: [...placed('act', known.acts), ...(isNamed(copy) ? [copy] : [])],
    },
    { title: words.pages, choices: placed('page', known.pages) },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

const foundGroups = (found: readonly Found[], zone: string): readonly ChoiceGroup[] =>
  Object.entries(kindNames).map(([kind, title]) => ({
    title,
    choices: found
      .filter((each) => each.kind === kind)
      .map(({ id, name, hint, at, link }) => ({
        key: `${kind} ${id}`,
        label: name,
        hint: at === null ? hint : `${hint ?? ''} · ${formatDate(Date.parse(at), zone)}`,
        link,
      })),
  }));

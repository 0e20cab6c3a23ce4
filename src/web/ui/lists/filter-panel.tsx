import type { ReactNode, Ref } from 'react';
import { menu } from '#styled/recipes/menu.js';
import { CountBadge } from '../badge.tsx';
import { Disclosure } from '../overlays/disclosure.tsx';
import { Filter } from '../icons.ts';
import * as texts from './texts.ts';

type FilterPanelProps = {
  /** How many filters are on. */ active?: number;
  children: ReactNode;
  label?: string;
  /** The button that opens it. */ button?: Ref<HTMLButtonElement>;
};

/** Opens and closes by its button, and closes on a press outside (specification §2). */
export function FilterPanel({
  active = 0,
  children,
  label = texts.filter,
  button,
}: FilterPanelProps) {
  return (
    <Disclosure
      side="end"
      name={label}
      button={button}
      icon={<Filter />}
      label={
        <>
          {label}
          {active > 0 ? <CountBadge count={active} label="on" /> : null}
        </>
      }
    >
      {() => <div className={menu().section}>{children}</div>}
    </Disclosure>
  );
}

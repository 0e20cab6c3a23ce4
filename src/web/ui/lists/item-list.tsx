import type { ReactNode } from 'react';
import { list } from '#styled/recipes/list.js';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as texts from './texts.ts';

type ItemProps = {
  title: ReactNode;
  detail?: ReactNode;
  media?: ReactNode;
  /** Buttons or a time, at the right. */ end?: ReactNode;
  /** Not seen yet. */ fresh?: boolean;
  /** The one that it is about now, such as what is being spoken. */ current?: boolean;
  children?: ReactNode;
};

/** A list whose items are read rather than compared: notifications, people, things to do. */
export function ItemList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={list().root} aria-label={label}>
      {children}
    </ul>
  );
}

export function Item({ title, detail, media, end, fresh, current, children }: ItemProps) {
  const look = list();
  return (
    <li className={look.item} data-fresh={fresh || undefined} aria-current={current || undefined}>
      {media ? <div className={look.media}>{media}</div> : null}
      <div className={look.body}>
        <div className={look.title}>
          {fresh ? <VisuallyHidden>{texts.newLabel}</VisuallyHidden> : null}
          {title}
        </div>
        {detail ? <div className={look.detail}>{detail}</div> : null}
        <div className={look.below}>{children}</div>
      </div>
      {end ? <div className={look.end}>{end}</div> : null}
    </li>
  );
}

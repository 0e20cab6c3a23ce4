import type { ReactNode } from 'react';
import { pageHeading } from '#styled/recipes/page-heading.js';

type PageHeadingProps = {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The record's status chip, beside the title. */
  status?: ReactNode;
  /** Buttons; the primary one first. */
  actions?: ReactNode;
};

/** The page's one `h1`. It takes focus after navigation, which is why it may be focused by script. */
export function PageHeading({ title, lead, status, actions }: PageHeadingProps) {
  const look = pageHeading();
  return (
    <header className={look.root}>
      <div className={look.words}>
        <div className={look.line}>
          <h1 className={look.title} tabIndex={-1}>
            {title}
          </h1>
          {status}
        </div>
        {lead ? <p className={look.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={look.actions}>{actions}</div> : null}
    </header>
  );
}

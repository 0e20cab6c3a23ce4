import { useId, type ReactNode, type Ref } from 'react';
import { card, type CardVariantProps } from '#styled/recipes/card.js';
import { Row } from './layout.tsx';

type CardProps = CardVariantProps & {
  children?: ReactNode;
  title?: ReactNode;
  note?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  level?: 'h2' | 'h3';
  /** For who brings the focus to it. */
  region?: Ref<HTMLElement>;
};

/** A titled card is a region of the page, named by its title. */
export function Card(props: CardProps) {
  const { tone, title, note, actions, level: Heading = 'h2', region, children } = props;
  const look = card({ tone });
  const id = useId();
  if (!title && !actions) return <div className={look.root}>{children}</div>;
  return (
    <section
      className={look.root}
      aria-labelledby={title ? id : undefined}
      ref={region}
      tabIndex={region ? -1 : undefined}
    >
      <header className={look.header}>
        <div>
          {title ? (
            <Heading className={look.title} id={id}>
              {title}
            </Heading>
          ) : null}
          {note ? <p className={look.note}>{note}</p> : null}
        </div>
        {actions ? <Row>{actions}</Row> : null}
      </header>
      {children}
    </section>
  );
}

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { chat } from '#styled/recipes/chat.js';

interface TalkLogProps {
  label: string;
  /** What names the first message that is shown: when another one comes before it, the reader stays where they are. */
  first: string | undefined;
  /** What names the last one: the end follows whoever has it in sight. */
  latest: string | undefined;
  /** The last one is the reader's own, which they see wherever they were. */
  isOwn: boolean;
  /** The message at which reading begins, by its place; at the end when left out. */
  beginsAt?: number | undefined;
  onOlder: () => void;
  onNewer: () => void;
  /** The place of the last message in sight. */
  onSeen: (place: number) => void;
  children: ReactNode;
}

/** So near to an end, in pixels, more is fetched. */
const near = 240;
/** So near to the end somebody reads on rather than back. */
const atEnd = 48;

/** What two people wrote to each other, of which a part is loaded: more comes at either end, and nobody loses their place. */
export function TalkLog({
  label,
  first,
  latest,
  isOwn,
  beginsAt,
  onOlder,
  onNewer,
  onSeen,
  children,
}: TalkLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const known = useRef<{ first: string | undefined; height: number } | null>(null);

  const look = (): void => {
    const { current } = log;
    if (current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = current;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < atEnd;
    if (scrollTop < near) onOlder();
    if (scrollHeight - scrollTop - clientHeight < near) onNewer();
    const place = lastInSight(current);
    if (place !== null) onSeen(place);
  };

  useLayoutEffect(() => {
    const { current } = log;
    if (current === null || first === undefined) return;
    const before = known.current;
    known.current = { first, height: current.scrollHeight };
    if (before === null) begin(current, beginsAt);
    else if (before.first !== first) current.scrollTop += current.scrollHeight - before.height;
    else if (isOwn || isAtEnd.current) current.scrollTop = current.scrollHeight;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where reading begins is asked once
  }, [first, latest, isOwn]);

  useEffect(look);

  return (
    <div
      ref={log}
      className={chat({ size: 'page' }).log}
      role="log"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it with the arrow keys
      tabIndex={0}
      onScroll={look}
    >
      <ol className={chat().messages}>{children}</ol>
    </div>
  );
}

function begin(log: HTMLElement, place: number | undefined): void {
  const target = place === undefined ? null : log.querySelector(`[data-place="${place}"]`);
  if (target === null) log.scrollTop = log.scrollHeight;
  else
    log.scrollTop +=
      target.getBoundingClientRect().top - log.getBoundingClientRect().top - near / 2;
}

/** The place of the last message whose beginning is in sight. */
function lastInSight(log: HTMLElement): number | null {
  const bottom = log.getBoundingClientRect().bottom;
  const items = [...log.querySelectorAll<HTMLElement>('[data-place]')];
  const seen = items.findLast((item) => item.getBoundingClientRect().top < bottom);
  return seen ? Number(seen.dataset['place']) : null;
}

interface TalkItemProps {
  /** Whose it is, for whoever hears it read. */
  name: string;
  own: boolean;
  place?: number | undefined;
  /** When it was written, and how far it has come. */
  foot: ReactNode;
  children: ReactNode;
}

/** One message of the two. */
export function TalkItem({ name, own, place, foot, children }: TalkItemProps) {
  const look = chat({ side: own ? 'own' : 'other' });
  return (
    <li className={look.message} data-place={place} aria-label={name}>
      <div className={look.said}>{children}</div>
      <div className={look.foot}>{foot}</div>
    </li>
  );
}

interface TalkPictureProps {
  /** Where it is found; null until it is known. */
  address: string | null;
  label: string;
  /** It has come into sight for the first time. */
  onSight: () => void;
}

/** A picture that came with a message. It has its room before it is there, so that nothing jumps. */
export function TalkPicture({ address, label, onSight }: TalkPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const sight = useRef(onSight);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      sight.current();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={chat().picture}>
      {address === null ? null : <img src={address} alt={label} />}
    </div>
  );
}

/** Where a day begins. */
export function TalkDay({ children }: { children: ReactNode }) {
  return <li className={chat().day}>{children}</li>;
}

/** Where what is new begins. */
export function TalkNew({ children }: { children: ReactNode }) {
  return <li className={chat().begin}>{children}</li>;
}

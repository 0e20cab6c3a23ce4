import { together } from '#styled/recipes/together.js';

/** Words that stay on one line: a range of times, a reference. */
export function NoWrap({ children }: { children: string }) {
  return <span className={together()}>{children}</span>;
}

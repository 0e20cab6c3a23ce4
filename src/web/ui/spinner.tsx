import { spinner } from '#styled/recipes/spinner.js';

/** Decoration only; what is being waited for is said by the part around it. */
export function Spinner() {
  return <span className={spinner()} aria-hidden="true" />;
}

import { whenIdle } from '../screens/when-idle.ts';

/** Does what nobody waits for once the product's own page stands in place of the drawn one (`take-over.ts`) and the browser has nothing better to do. */
export function whenPageStands(work: () => void): void {
  const drawn = document.getElementById('drawn');
  if (drawn === null) {
    whenIdle(work);
    return;
  }
  const watching = new MutationObserver(() => {
    if (drawn.isConnected) return;
    watching.disconnect();
    whenIdle(work);
  });
  watching.observe(document.body, { childList: true });
}

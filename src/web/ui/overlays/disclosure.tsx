import { Suspense, useId, type ReactNode, type Ref } from 'react';
import { menu } from '#styled/recipes/menu.js';
import { Button } from '../button.tsx';
import { useLatePanel } from './use-late-panel.ts';
import { lazyPart } from '../lazy-part.tsx';

type DisclosureProps = {
  label: ReactNode;
  /** What the panel is called; the label without its ornaments. */
  name: string;
  icon: ReactNode;
  /** `done` closes and gives the focus back to the button. */
  children: (done: () => void) => ReactNode;
  side?: 'start' | 'end';
  button?: Ref<HTMLButtonElement>;
};

const DisclosurePanel = lazyPart(
  async () => (await import('./disclosure-panel.tsx')).DisclosurePanel,
);

/** A button and the panel it opens below itself. The button is there at once; the panel is fetched when somebody comes near. */
export function Disclosure({
  label,
  name,
  icon,
  children,
  side = 'start',
  button,
}: DisclosureProps) {
  const id = useId();
  const buttonId = `${id}button`;
  const { open, used, toggle, trigger } = useLatePanel(DisclosurePanel);
  const done = () => {
    toggle(false);
    document.getElementById(buttonId)?.focus();
  };
  return (
    <div className={menu().anchor}>
      <Button
        {...trigger}
        ref={button}
        id={buttonId}
        icon={icon}
        aria-haspopup="dialog"
        aria-controls={open ? id : undefined}
      >
        {label}
      </Button>
      {used ? (
        <Suspense fallback={null}>
          <DisclosurePanel
            triggerId={buttonId}
            contentId={id}
            name={name}
            side={side}
            open={open}
            onOpenChange={toggle}
          >
            {children(done)}
          </DisclosurePanel>
        </Suspense>
      ) : null}
    </div>
  );
}

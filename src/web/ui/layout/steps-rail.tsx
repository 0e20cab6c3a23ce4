import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { steps as stepsLook } from '#styled/recipes/steps.js';
import { Check } from '../icons.ts';
import { TextLink } from '../text-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import * as texts from './texts.ts';

export type Step = {
  key: string;
  title: string;
  state: 'done' | 'current' | 'ahead';
  /** What was chosen there. */
  choice?: ReactNode;
  /** The way back to change it. */
  change?: LinkProps;
};

/** The steps of a flow with the choices made so far. Steps ahead are left out below 1,024 px; the count above says how many there are. */
export function StepsRail({ steps, label }: { steps: readonly Step[]; label: string }) {
  const look = stepsLook();
  const current = steps.findIndex((step) => step.state === 'current');
  return (
    <nav className={look.root} aria-label={label}>
      <p className={look.progress}>{texts.stepOf(current + 1, steps.length)}</p>
      <ol className={look.list}>
        {steps.map((step, index) => (
          <li
            key={step.key}
            className={look.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={look.marker} aria-hidden="true">
              {step.state === 'done' ? <Check /> : index + 1}
            </span>
            <div className={look.body}>
              <span className={look.title}>{step.title}</span>
              {step.choice ? <span className={look.choice}>{step.choice}</span> : null}
              {step.state === 'done' ? <VisuallyHidden>{texts.done}</VisuallyHidden> : null}
            </div>
            {step.change ? (
              <span className={look.change}>
                <TextLink {...step.change} aria-label={texts.change2(step.title.toLowerCase())}>
                  {texts.change}
                </TextLink>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

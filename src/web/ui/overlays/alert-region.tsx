import type { ComponentProps } from 'react';
import { toast } from '#styled/recipes/toast.js';
import * as texts from './texts.ts';

type AlertRegionProps = Pick<
  ComponentProps<'section'>,
  'children' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
>;

/** The corner where alerts appear: top right, above everything. It must be on the page before the first of them, or nobody would hear that one. */
export function AlertRegion(props: AlertRegionProps) {
  return (
    <section {...props} className={toast().region} aria-label={texts.alerts} aria-live="polite" />
  );
}

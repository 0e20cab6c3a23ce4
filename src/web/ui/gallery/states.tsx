import type { ReactNode } from 'react';
import { Grid, Row, Stack } from '../layout/layout.tsx';
import { Text } from '../text.tsx';

const names = {
  default: 'Default',
  hover: 'Under the pointer',
  focus: 'With the focus',
  pressed: 'Pressed',
  busy: 'Busy',
  disabled: 'Disabled',
  error: 'With an error',
  empty: 'Empty',
  long: 'Long text',
};

export type State = keyof typeof names;

type StatesProps = {
  of: readonly State[];
  children: (state: State) => ReactNode;
  /** Each gets a column, for parts that fill their place. */
  wide?: boolean;
};

/** One part in several states, each with its name. */
export function States({ of, children, wide = false }: StatesProps) {
  const shown = of.map((state) => (
    <Stack key={state} gap="1">
      <Text look="small" tone="muted">
        {names[state]}
      </Text>
      <div data-shown={state}>{children(state)}</div>
    </Stack>
  ));
  return wide ? <Grid columns="three">{shown}</Grid> : <Row gap="4">{shown}</Row>;
}

// Made by `npm run registries` of the chart.
/** The states of a slot hold, as its row has them. */
export const slotHoldState = {
  held: 'held',
  converted: 'converted',
  released: 'released',
} as const;

export type SlotHoldState = (typeof slotHoldState)[keyof typeof slotHoldState];

/** The states of a slot hold by the tags of its chart. */
export const slotHoldStates = {
  all: ['held', 'converted', 'released'],
  open: ['held'],
  terminal: ['converted', 'released'],
} as const satisfies Readonly<Record<string, readonly SlotHoldState[]>>;

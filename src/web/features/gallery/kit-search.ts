const themes = ['light', 'dark'] as const;

export interface KitSearch {
  /** The key of a shelf; the first one when left out. */
  readonly shelf?: string | undefined;
  /** As the system has it when left out. */
  readonly theme?: (typeof themes)[number] | undefined;
}

/** What the address says of the shelf to show; what makes no sense counts as absent. */
export const kitSearch = ({ shelf, theme }: Record<string, unknown>): KitSearch => ({
  shelf: typeof shelf === 'string' ? shelf : undefined,
  theme: themes.find((each) => each === theme),
});

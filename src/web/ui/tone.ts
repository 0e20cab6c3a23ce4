/** What a small label says by its colour, besides its words. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'brand';

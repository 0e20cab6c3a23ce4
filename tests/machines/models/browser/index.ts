import type { BrowserModel } from './model.ts';

/** The machines that pages lead, by their name in the catalogue. */
export const browserModels: Readonly<Record<string, BrowserModel>> = {};

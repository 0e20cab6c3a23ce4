import type { DrawingProgram } from '#contract/drawing.ts';
import { drawFrame, drawPage } from './draw.tsx';
import { drawForPerson } from './draw-for-person.tsx';

/** What draws pages where there is no browser: with the build (decision 097), and for somebody who opens one (decision 110). */
export const drawing: DrawingProgram = { drawFrame, drawPage, drawForPerson };

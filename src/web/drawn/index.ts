/** What draws pages where there is no browser: with the build (decision 097), and for somebody who opens one (decision 110). */
export { drawFrame, drawPage, type DrawnPage } from './draw.tsx';
export { drawForPerson, type Opened } from './draw-for-person.tsx';
export type { Drawn } from './elements.ts';

export { BandStrip } from './band-strip.tsx';
export { QuestionInput } from './answering/question-input.tsx';
export { Preview } from './answering/preview.tsx';

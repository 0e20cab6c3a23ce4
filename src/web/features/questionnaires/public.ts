export { BandStrip } from './band-strip.tsx';
export { QuestionInput } from './answering/question-input.tsx';
export { LatePreview } from './answering/late-preview.tsx';

export { coachNoteKind } from './kind.ts';
export { requireNotes } from './write.ts';

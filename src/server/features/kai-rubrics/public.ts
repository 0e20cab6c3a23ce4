export { filledGroups, rubricAt, rubricInForce } from './versions.ts';
export { keepDraft } from './write.ts';

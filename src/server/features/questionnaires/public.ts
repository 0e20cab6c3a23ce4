export { questionnaireKind } from './kind.ts';

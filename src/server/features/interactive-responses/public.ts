export { interactiveResponseKind } from './kind.ts';
export { launch } from './launch.ts';

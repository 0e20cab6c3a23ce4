export { resourceCategoryKind } from './kind.ts';

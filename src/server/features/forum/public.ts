export { forumCommentKind } from './comments/kind.ts';
export { forumThreadKind } from './threads/kind.ts';
export { acceptRules } from './rules.ts';

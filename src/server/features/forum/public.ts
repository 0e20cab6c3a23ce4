export { forumCommentKind } from './comment-kind.ts';
export { forumThreadKind } from './thread-kind.ts';
export { acceptRules } from './rules.ts';

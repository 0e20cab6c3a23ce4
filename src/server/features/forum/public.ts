export { forumCommentKind } from './comments/kind.ts';
export { forgetInForum } from './erased.ts';
export { forumThreadKind } from './threads/kind.ts';
export { mute } from './mutes.ts';
export { acceptRules } from './rules.ts';

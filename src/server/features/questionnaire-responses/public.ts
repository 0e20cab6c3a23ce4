export {
  aroundOf,
  readableQuestions,
  seesResponses,
  seesScores,
  whyNotOpen,
  type Around,
} from './around.ts';
export { questionnaireResponseKind, type ResponseRow } from './kind.ts';
export { askFor, settleAsking } from './notices.ts';
export { areAsked, followedAssignments, isCoachOf, visibleAssignments } from './visible.ts';

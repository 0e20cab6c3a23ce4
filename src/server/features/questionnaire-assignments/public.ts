export { assignmentOf } from './assign.ts';
export { questionnaireAssignmentKind } from './kind.ts';

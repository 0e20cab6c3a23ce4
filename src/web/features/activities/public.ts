export { Activity } from './activity.tsx';
export { activityPreview, assignmentPreview, launchOf } from './sources.ts';

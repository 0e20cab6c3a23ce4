// Made by `npm run registries` of the files that are there.
export * from './booking-groups.ts';
export * from './calendars.ts';
export * from './coach-notes.ts';
export * from './interactive.ts';
export * from './kai-credits.ts';
export * from './kpis.ts';
export * from './machinery.ts';
export * from './meetings.ts';
export * from './people.ts';
export * from './profile.ts';
export * from './programmes.ts';
export * from './questionnaires.ts';
export * from './resources.ts';
export * from './reviews.ts';
export * from './scheduling.ts';
export * from './support.ts';
export * from './uploads.ts';

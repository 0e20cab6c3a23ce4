export * from './calendars.ts';
export * from './machinery.ts';
export * from './people.ts';
export * from './profile.ts';
export * from './programmes.ts';
export * from './resources.ts';
export * from './scheduling.ts';
export * from './uploads.ts';

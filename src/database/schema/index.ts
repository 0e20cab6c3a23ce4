export * from './tables.gen.ts';

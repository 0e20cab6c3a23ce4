import { defineConfig } from 'drizzle-kit';

// Only for comparing the schema with the migrations: those are written by hand and applied by migrate.ts.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema/*.ts',
  out: './.generated/drizzle',
});

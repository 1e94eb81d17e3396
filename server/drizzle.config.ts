import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/*/tables.ts', './server/base/*/tables.ts'],
  out: './server/base/migrations',
})

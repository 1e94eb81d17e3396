import { defineConfig } from 'vitest/config'

// What the project's own config does more is for other floors, and would begin anew for each mutant. The time-out is
// Stryker's: a test that is only slow has noticed nothing.
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    setupFiles: ['tools/mutants/properties.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
})

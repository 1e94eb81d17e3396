import { defineConfig } from 'vitest/config'
import { racesDatabase } from './tools/test/postgres.ts'
import { skipRaces } from './tools/test/skipRaces.ts'
import { minifiedContract } from './web/base/build/minified-contract.ts'

// Tests of the web floor call the API through the client that browsers use.
const plugins = [minifiedContract(), ...((await racesDatabase(process.env)) ? [] : [skipRaces()])]
const races = 'server/**/*.race.test.ts'
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Pure, so its files can share what a worker imported: a process for each file took most of their time.
      { plugins, test: { ...patience, name: 'domain', include: ['domain/**/*.test.ts'], isolate: false } },
      {
        plugins,
        test: {
          ...patience,
          name: 'server, web and tools',
          include: ['server/**/*.test.ts', 'web/**/*.test.ts', 'web/**/*.test.tsx', 'tools/**/*.test.ts'],
          exclude: [races],
          globalSetup: ['server/base/testing/template.ts'],
        },
      },
      // One after the other, when the rest is done: each takes many of the connections that a server lets in.
      {
        plugins,
        test: {
          ...patience,
          name: 'races',
          include: [races],
          globalSetup: ['server/base/testing/template.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})

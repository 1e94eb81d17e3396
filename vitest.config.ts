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
      // Files share what a worker imported: a process for each took most of the time of the pure and the server's.
      { plugins, test: { ...patience, name: 'domain', include: ['domain/**/*.test.ts'], isolate: false } },
      {
        plugins,
        test: {
          ...patience,
          name: 'server and tools',
          include: ['server/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [races],
          globalSetup: ['server/base/testing/template.ts'],
          setupFiles: ['tools/test/leaveNothing.ts'],
          isolate: false,
        },
      },
      // What a browser keeps in its modules belongs to one page, so here each file has a process.
      {
        plugins,
        test: {
          ...patience,
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          globalSetup: ['server/base/testing/template.ts'],
          setupFiles: ['tools/test/leaveNothing.ts'],
        },
      },
      // When the rest is done: each takes many of the connections that a server lets in.
      {
        plugins,
        test: {
          ...patience,
          name: 'races',
          include: [races],
          globalSetup: ['server/base/testing/template.ts'],
          setupFiles: ['tools/test/leaveNothing.ts'],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})

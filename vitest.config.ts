import { defineConfig } from 'vitest/config'
import { ownProcess } from './tools/test/ownProcess.ts'
import { racesDatabase } from './tools/test/postgres.ts'
import { skipRaces } from './tools/test/skipRaces.ts'
import { minifiedContract } from './web/base/build/minified-contract.ts'
import { pictures } from './web/base/build/pictures.ts'

// Tests of the web floor call the API through the client that browsers use.
const server = await racesDatabase(process.env)
const plugins = [minifiedContract(), pictures(), ...(server ? [] : [skipRaces()])]
// Where a server answers every world is on it: its own processes do there what the embedded engine does in the test's.
if (server) process.env.DATABASE_URL ??= server
const races = 'server/**/*.race.test.ts'
const web = ['web/**/*.test.ts', 'web/**/*.test.tsx']
const apart = ownProcess(import.meta.dirname)
const forPages = { setupFiles: ['tools/test/leaveNothing.ts', 'web/base/parts/testing/leaveNoToast.ts'] }
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }
const withWorlds = {
  ...patience,
  globalSetup: ['server/base/testing/template.ts'],
  setupFiles: ['tools/test/leaveNothing.ts'],
}

export default defineConfig({
  test: {
    // Who waits for a server leaves a core to another.
    maxWorkers: server ? 3 : 2,
    projects: [
      // Files share what a worker imported: a process for each took most of the time of the pure and the server's.
      { plugins, test: { ...patience, name: 'domain', include: ['domain/**/*.test.ts'], isolate: false } },
      {
        plugins,
        test: {
          ...withWorlds,
          name: 'server and tools',
          include: ['server/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [races],
          isolate: false,
        },
      },
      {
        plugins,
        test: { ...withWorlds, ...forPages, name: 'web', include: web, exclude: apart, isolate: false },
      },
      { plugins, test: { ...withWorlds, name: 'web apart', include: apart } },
      // When the rest is done, and two at a time: each takes many of the connections that a server lets in.
      {
        plugins,
        test: {
          ...withWorlds,
          name: 'races',
          include: [races],
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})

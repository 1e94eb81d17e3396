import type { Plugin } from 'vite'

/**
 * Races, and whatever else only a PostgreSQL server shows, stand in files called `*.race.test.ts`. Where none answers,
 * each such file counts as one skipped test.
 */
export const skipRaces = (): Plugin => ({
  name: 'skip-races',
  enforce: 'pre',
  load: (id) =>
    /\.race\.test\.tsx?$/.test(id)
      ? `import { test } from 'vitest'\ntest.skip('needs a PostgreSQL server, and none answers', () => {})\n`
      : null,
})

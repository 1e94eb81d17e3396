import type { Mutant } from '../mutant.ts'

/** What people keep of episodes: what their managers read of it, and what its owner takes along. */
export const podcastMarks: readonly Mutant[] = [
  {
    name: 'managers read how many opened an episode as how many heard it',
    file: 'server/podcasts/managed.ts',
    replace: ['count(${podcastMarks.heardAt})::int', 'count(*)::int'],
    noticedBy: ['server/podcasts/podcasts.test.ts'],
    ids: ['POD-MORE-18'],
  },
  {
    name: 'the download of somebody holds the marks of others',
    file: 'server/podcasts/personal.ts',
    replace: ['where m.profile_id = ${id} order by', 'order by'],
    noticedBy: ['server/podcasts/personal.test.ts'],
    ids: ['POD-MORE-22'],
  },
]

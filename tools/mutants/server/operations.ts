import type { Mutant } from '../mutant.ts'

/** Run by strangers: stopping, upgrading, what passes by itself, what is kept how long. */
export const operations: readonly Mutant[] = [
  {
    name: 'a process that is about to stop says that it is ready',
    file: 'server/base/http/health.ts',
    replace: ['if (isDraining(app)) return', 'if (false) return'],
    noticedBy: ['server/base/http/draining.test.ts'],
    ids: ['OPS-STOP-01'],
  },
  {
    name: 'connections stay open to a process that is about to stop',
    file: 'server/base/http/draining.ts',
    replace: [
      "if (isDraining(app)) reply.header('connection', 'close')",
      "if (isDraining(app)) reply.header('x-closing', '1')",
    ],
    noticedBy: ['server/base/http/draining.test.ts'],
    ids: ['OPS-STOP-02'],
  },
  {
    name: 'a process closes before the balancer has noticed',
    file: 'server/base/http/draining.ts',
    replace: ['await noticed', 'void noticed'],
    noticedBy: ['server/base/http/draining.test.ts'],
    ids: ['OPS-STOP-01'],
  },
  {
    name: 'what comes in while the process closes is refused',
    file: 'server/app.ts',
    replace: ['return503OnClosing: false', 'return503OnClosing: true'],
    noticedBy: ['server/base/http/draining.test.ts'],
    ids: ['OPS-STOP-03'],
  },
  {
    name: 'a stream that comes while the process stops is never ended',
    file: 'server/base/live/hub.ts',
    replace: ['if (this.#stopped) return stream.end()', ''],
    noticedBy: ['server/base/http/draining.test.ts'],
    ids: ['OPS-STOP-04'],
  },
  {
    name: 'older code opens a database that a newer release has changed',
    file: 'server/base/database/newerDatabase.ts',
    replace: ['if (!rows[0]) return', 'if (rows) return'],
    noticedBy: ['server/base/database/newerDatabase.test.ts'],
    ids: ['OPS-STOP-05'],
  },
  {
    name: 'a database without connections is told as a fault of ours',
    file: 'server/base/database/away.ts',
    replace: ['isDatabaseAway(error) || isShort(error)', 'isDatabaseAway(error)'],
    noticedBy: ['server/base/http/retryAfter.test.ts'],
    ids: ['OPS-AWAY-01'],
  },
  {
    name: 'programs are not told when to ask again',
    file: 'server/base/http/retryAfter.ts',
    replace: ['reply.statusCode === 503', 'reply.statusCode === 504'],
    noticedBy: ['server/base/http/retryAfter.test.ts'],
    ids: ['OPS-AWAY-02'],
  },
  {
    name: 'a full disk is told as a fault of the file',
    file: 'server/base/files/receive.ts',
    replace: ['if (isShort(fault)) throw fault', ''],
    noticedBy: ['server/base/files/receive.test.ts'],
    ids: ['OPS-AWAY-01'],
  },
  {
    name: 'errors of the job queue are logged without their cause',
    file: 'server/base/jobs/jobs.ts',
    replace: ['err: asError(error)', 'err: error'],
    noticedBy: ['server/base/jobs/jobs.test.ts'],
    ids: ['OPS-JOBS-01'],
  },
  {
    name: 'the queues are always looked at ten times a second',
    file: 'server/base/jobs/poll.ts',
    replace: ['? often : atRest', '? often : often'],
    noticedBy: ['server/base/jobs/poll.test.ts'],
    ids: ['OPS-JOBS-02'],
  },
  {
    name: 'a job waits for the next look of a process at rest',
    file: 'server/base/jobs/poll.ts',
    replace: ['if (!this.#isStopped && this.#nextAt', 'if (this.#isStopped && this.#nextAt'],
    noticedBy: ['server/base/jobs/poll.test.ts'],
    ids: ['OPS-JOBS-03'],
  },
]

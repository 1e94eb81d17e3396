import type { Site } from '@bewezen/domain/base/renderer.ts'
import type { Logger } from 'pino'
import type { Database, Tx } from './database/open.ts'
import type { FactDecisions } from './facts/decisions.ts'
import type { FileStore } from './files/store.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LiveHub } from './live/hub.ts'
import type { MailRoom } from './mail/mailRoom.ts'
import type { Rendered } from './rendered.ts'
import type { Settings } from './settings.ts'
import type { Snapshot, Snapshots } from './snapshot.ts'

/**
 * Everything one running process consists of. Rooms that bring a part of their own (sign-in, the payment provider)
 * add it by merging into this interface, so that the foundation imports no room.
 */
export interface House {
  settings: Settings
  database: Database
  log: Logger
  snapshots: Snapshots
  live: LiveHub
  jobs: Jobs
  mail: MailRoom
  files: FileStore
  rendered: Rendered
  decisions: FactDecisions
  /** What the site is called now and where it is reached. */
  site(): Promise<Site>
  /** The session token of a Cookie header when its signature is ours. */
  sessionToken(cookieHeader: string | undefined): string | null
  /** Runs work in one transaction, with the moment it is; wakes the sequencer when a fact was recorded. */
  transaction<T>(work: (tx: Tx, now: Date) => Promise<T>): Promise<T>
  /** The same for who holds a session token, with who they are as of this transaction. */
  transactionOf<T>(token: string | null, work: (tx: Tx, now: Date, snapshot: Snapshot) => Promise<T>): Promise<T>
}

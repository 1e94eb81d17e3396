import type { Site } from '@bewezen/domain/base/renderer.ts'
import type { Logger } from 'pino'
import type { Database, Tx } from './database/open.ts'
import type { Replica } from './database/replica.ts'
import type { FactDecisions } from './facts/decisions.ts'
import type { Outside } from './files/farFile.ts'
import type { FileStore } from './files/store.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LastingSecrets } from './keys/keptSecrets.ts'
import type { LiveHub } from './live/hub.ts'
import type { MailRoom } from './mail/mailRoom.ts'
import type { Rendered } from './rendered.ts'
import type { Settings } from './settings.ts'
import type { Snapshot, Snapshots } from './snapshot.ts'
import type { Traces } from './traces.ts'

/**
 * The application container: all services of one running process. Rooms with a service of their own (sign-in, the
 * payment provider) add it by merging into this interface, so that the foundation imports no room.
 */
export interface House {
  settings: Settings
  database: Database
  /** Null without a copy to read from (OPS-REPLICA-01). */
  replica: Replica | null
  log: Logger
  /** Null without a collector (OPS-WATCH-06). */
  traces: Traces | null
  snapshots: Snapshots
  live: LiveHub
  jobs: Jobs
  mail: MailRoom
  files: FileStore
  /** The HTTP client for files on other sites. */
  outside: Outside
  rendered: Rendered
  decisions: FactDecisions
  /** The name and the address of the site, as they are now. */
  site(): Promise<Site>
  /** The secrets that stay when SECRET_KEY is replaced. */
  lastingSecrets: LastingSecrets
  /** Counts one file of a person; false when there were too many of late. */
  countUpload(personId: string): Promise<boolean>
  /** The session token of a Cookie header when its signature is ours. */
  sessionToken(cookieHeader: string | undefined): string | null
  /** Notes that a session is used, for its end without use. */
  sessionUse: { note(token: string): void; flush(): Promise<void> }
  /** Runs work in one transaction, with the moment it is; wakes the sequencer when a fact was recorded. */
  transaction<T>(work: (tx: Tx, now: Date) => Promise<T>): Promise<T>
  /** The same for the holder of a session token, with their snapshot as of this transaction. */
  transactionOf<T>(token: string | null, work: (tx: Tx, now: Date, snapshot: Snapshot) => Promise<T>): Promise<T>
}

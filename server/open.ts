import type { Logger } from 'pino'
import { keepChainSecrets, openSite } from './access/index.ts'
import { countUpload, openAuth, provePassword, SessionUse, sessionTokenReader } from './account/index.ts'
import { openAssistant } from './assistant/index.ts'
import { readNow } from './base/database/clock.ts'
import { migrateDatabase } from './base/database/migrate.ts'
import { type Database, openDatabase, type Tx } from './base/database/open.ts'
import { Replica } from './base/database/replica.ts'
import { Clockwork } from './base/facts/clockwork.ts'
import type { FactDecisions } from './base/facts/decisions.ts'
import { FactDays } from './base/facts/factDays.ts'
import { hasFacts } from './base/facts/record.ts'
import { internet, type Outside } from './base/files/farFile.ts'
import { bucketOf, openFileStore } from './base/files/store.ts'
import type { House } from './base/house.ts'
import { Jobs } from './base/jobs/jobs.ts'
import { keepLastingSecrets } from './base/keys/keptSecrets.ts'
import { renewSealed } from './base/keys/renew.ts'
import { LiveHub } from './base/live/hub.ts'
import { openWakeUps } from './base/live/wakeUps.ts'
import { openLog } from './base/log.ts'
import { MailRoom } from './base/mail/mailRoom.ts'
import { emptyDatabase } from './base/programFiles.ts'
import { openRendered, type Rendered } from './base/rendered.ts'
import { secretFor } from './base/secrets.ts'
import type { Settings } from './base/settings.ts'
import { readSnapshotNow, Snapshots } from './base/snapshot.ts'
import { commentSubjects } from './commentSubjects.ts'
import { openComments } from './comments/index.ts'
import { openPresence } from './community/index.ts'
import { furnish } from './furnish.ts'
import { saveNotifications, wakeLater } from './inbox/index.ts'
import { openPayments } from './payments/index.ts'
import { personal } from './personal.ts'
import { sealedParts } from './sealedParts.ts'

export type OpenHouse = House & {
  /** Waits until everything that was recorded is numbered and delivered; for tests. */
  settled(): Promise<void>
  /** Ends everything in order: no request, job or fact is cut. */
  close(): Promise<void>
}

type Options = {
  settings: Settings
  /** An open database instead of the one the settings name; for tests. */
  database?: Database
  decisions: FactDecisions
  log?: Logger
  rendered?: Rendered
  /** Tests answer for the outside themselves. */
  outside?: Outside
  onProgress?: (what: string) => void
  /** Tests on a migrated template leave this out. */
  migrate?: boolean
  /** Without jobs nothing timed happens and no mail goes out; for tests that want neither. */
  jobs?: boolean
}

/** Opens everything one process consists of, in order; `close` takes it down again. */
export async function openHouse(it: Options): Promise<OpenHouse> {
  const { settings } = it
  const log = it.log ?? openLog(settings.mode === 'test' ? 'silent' : 'info')
  it.onProgress?.('database')
  const database =
    it.database ??
    (await openDatabase(
      settings.DATABASE_URL
        ? { url: settings.DATABASE_URL, connections: settings.DATABASE_CONNECTIONS }
        : { folder: settings.DATA_DIR, empty: emptyDatabase },
    ))
  if (it.migrate !== false)
    await migrateDatabase(database).catch(async (error: unknown) => {
      await database.close()
      throw error
    })

  const factDays = new FactDays({ database, log })
  if (it.jobs !== false) await factDays.begin()
  if (settings.SECRET_KEYS_ACCEPTED.length > 0) await renewSealed({ settings, database, log }, sealedParts)
  const lastingSecrets = await keepLastingSecrets(database.db, settings)
  await keepChainSecrets(database.db, settings)

  const snapshots = new Snapshots(database, settings)
  const live = new LiveHub({ database, snapshots, decisions: it.decisions, log })
  const traces = settings.OTEL_EXPORTER_OTLP_ENDPOINT
    ? new (await import('./base/traces.ts')).Traces(settings, log)
    : null
  traces?.traceQueries(database.pool)
  const replica = settings.DATABASE_REPLICA_URL
    ? new Replica({
        url: settings.DATABASE_REPLICA_URL,
        connections: settings.DATABASE_CONNECTIONS,
        primary: database.db,
        log,
      })
    : null
  if (replica) traces?.traceQueries(replica.pool)
  const jobs = new Jobs({
    database,
    log,
    off: it.jobs === false,
    onFacts: () => clockwork.wake(),
    around: traces ? (queue, work) => traces.traceJob(queue, work) : undefined,
  })
  const rendered = it.rendered ?? (await openRendered(settings.mode))
  const files = await openFileStore({ dataDir: settings.DATA_DIR, s3: bucketOf(settings) })
  const site = openSite({ settings, database })
  const mail = new MailRoom({ settings, database, rendered, jobs, site })

  const run = <T>(work: Parameters<House['transaction']>[0]) =>
    database.db.transaction((tx) => work(tx, new Date())) as Promise<T>
  const clockwork = new Clockwork({
    run: (work) => run((tx) => work(tx)),
    deps: {
      decisions: it.decisions,
      saveNotifications: async (tx, factId, drafts) => {
        await wakeLater(tx, jobs, factId, drafts)
        return saveNotifications(tx, factId, drafts)
      },
      enqueueMails: (tx, factId, drafts) => mail.enqueue(tx, factId, drafts),
    },
    deliver: async () => {
      // Other processes find the news by themselves a little later, so nothing waits for this or fails with it.
      wakeUps.tell().catch((error: unknown) => log.warn({ err: error }, 'other processes could not be woken'))
      await live.deliver()
    },
    log,
  })
  const presence = openPresence({ database, live, log, hint: (text) => wakeUps.hint(text) })
  const wakeUps = await openWakeUps({
    database,
    redisUrl: settings.REDIS_URL,
    log,
    onNews: () => void live.deliver(),
    onHint: (text) => presence.hear(text),
  })

  const inTransaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    let news = false
    const result = await database.db.transaction(async (tx) => {
      const answer = await work(tx)
      news = hasFacts(tx)
      return answer
    })
    if (news) clockwork.wake()
    return result
  }
  const transaction: House['transaction'] = (work) => inTransaction(async (tx) => work(tx, await readNow(tx)))
  const transactionOf: House['transactionOf'] = (token, work) =>
    inTransaction(async (tx) => {
      const { now, snapshot } = await readSnapshotNow(tx, token, settings)
      return work(tx, now, snapshot)
    })

  const auth = openAuth({ settings, database, log, transaction, snapshots })
  const cookies = (await auth.$context).authCookies
  const house: House = {
    settings,
    database,
    log,
    replica,
    traces,
    snapshots,
    live,
    presence,
    jobs,
    mail,
    files,
    outside: it.outside ?? internet,
    rendered,
    site,
    transaction,
    transactionOf,
    auth,
    payments: openPayments({ settings, database, log, transaction }),
    assistant: openAssistant(settings),
    decisions: it.decisions,
    lastingSecrets,
    personalParts: personal,
    commentSubjects,
    openComments: (snapshot, ids) => openComments(house, snapshot, ids),
    countUpload: (personId) => countUpload(house, personId),
    provePassword: (personId, password) => provePassword(house, personId, password),
    sessionUse: new SessionUse({ database, log }),
    sessionToken: sessionTokenReader(cookies.sessionToken.name, secretFor(settings, 'sessions')),
  }
  // A process that still had the key before may have sealed with it after this one began.
  if (settings.SECRET_KEYS_ACCEPTED.length > 0)
    jobs.on('keys.renew', () => renewSealed(house, sealedParts), { cron: '11 4 * * *' })
  jobs.on('facts.forget', () => factDays.keep(), { cron: '43 * * * *' })
  await furnish(house)
  await live.start()
  it.onProgress?.('jobs')
  await jobs.start()
  clockwork.start()

  return Object.assign(house, {
    settled: async () => {
      await clockwork.settle()
      await live.deliver()
      live.flushWaiting()
      await house.sessionUse.flush()
    },
    close: async () => {
      presence.stop()
      await live.stop()
      await clockwork.stop()
      await jobs.stop()
      await wakeUps.stop()
      await rendered.stop()
      await house.sessionUse.flush()
      // A collector that is away holds up no stop.
      await traces?.close().catch((error: unknown) => log.warn({ err: error }, 'the last traces could not be sent'))
      await replica?.close()
      await database.close()
    },
  })
}

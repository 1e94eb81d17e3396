import { Resolver } from 'node:dns/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { openSite } from '../access/index.ts'
import { bucketOf } from '../base/files/store.ts'
import type { SealedPart } from '../base/keys/sealedPart.ts'
import type { Settings } from '../base/settings.ts'
import { lookAtAuditLog } from './auditLog.ts'
import { lookAtBackups } from './backups.ts'
import { lookAtBucket } from './bucket.ts'
import { lookAtClockAt, lookAtDatabaseClock } from './clock.ts'
import { lookAtCompany } from './company.ts'
import { lookAtDatabase } from './database/look.ts'
import { openForLooking } from './database/open.ts'
import { lookAtFolder } from './disk.ts'
import { lookAtEnvFile } from './envFile.ts'
import { type Check, examine } from './examine.ts'
import { type Finding, notUsed } from './finding.ts'
import { lookAtMail, type Sender } from './mail.ts'
import { lookAtModels } from './models.ts'
import { lookAtPayments } from './payments.ts'
import { lookAtRedis } from './redis.ts'
import { lookAtSealed } from './sealed.ts'
import { secretsOf, withoutSecrets } from './secrets.ts'
import { lookAtSenderDomain } from './senderDomain.ts'
import { type Env, lookAtSettings, readAsTheSite } from './settings.ts'
import { lookAtAddress } from './site/address.ts'
import { lookAtCertificate } from './site/certificate.ts'
import { type Built, lookAtPages, lookAtProgram } from './site/pages.ts'
import { lookAtProcess, processAddress } from './site/process.ts'

export type Wishes = {
  env: Env
  /** Where a `.env` may stand. */
  envFile: string
  /** The address that a real test message goes to, or null. */
  mailTo: string | null
  /** How the pages and the program of the server are. */
  built: (part: 'web' | 'server') => Built
  /** All that is sealed by a key of the site. */
  sealedParts: readonly SealedPart[]
  /** How long each part has, in milliseconds. */
  within?: number
}

/** Health checks of everything a site needs, side by side; nothing secret is in what comes out (OPS-DOCTOR-01, OPS-DOCTOR-04). */
export async function examineSite(wishes: Wishes): Promise<Finding[]> {
  const { env, envFile, built, within } = wishes
  const read = readAsTheSite(env)
  const always: Check[] = [{ what: '.env', look: () => lookAtEnvFile(envFile, env) }]
  const mode = 'settings' in read ? read.settings.mode : (env.NODE_ENV ?? '')
  const builds: Check[] = [
    { what: 'pages', look: async () => lookAtPages(built('web'), mode) },
    { what: 'program', look: async () => lookAtProgram(built('server'), mode) },
  ]
  const findings =
    'settings' in read
      ? await examineAll(read.settings, wishes, [...always, settingsOf(read.settings, env)], builds)
      : [...read.refused, ...(await examine([...always, ...builds], within)), theRest]
  return withoutSecrets(findings, secretsOf(env))
}

const theRest = notUsed('all else', 'is looked at once the settings can be used: mend them and look once more')
const settingsOf = (settings: Settings, env: Env): Check => ({
  what: 'settings',
  look: async () => lookAtSettings(settings, env),
})

async function examineAll(settings: Settings, wishes: Wishes, first: Check[], last: Check[]): Promise<Finding[]> {
  const { SITE_URL, DATA_DIR, BACKUP_DIR } = settings
  const now = new Date()
  // One connection for all that ask the database; who cannot do without it tells why it is not there.
  const opening = openForLooking(settings)
  // The embedded one takes the whole thread while it opens, and others would be told as slow.
  if (!settings.DATABASE_URL) await Promise.race([opening.catch(() => null), wait(20_000, null, { ref: false })])
  const sender = senderOf(settings, opening)
  const isElsewhere = SITE_URL !== `http://localhost:${settings.PORT}`
  const checks: Check[] = [
    ...first,
    { what: 'database', look: () => opening.then((opened) => database(opened, settings, wishes.sealedParts)) },
    ...(settings.mode === 'production'
      ? [{ what: 'company', look: () => opening.then((opened) => company(opened, settings)) }]
      : []),
    { what: 'mail', look: async () => lookAtMail({ settings, sender: await sender, to: wishes.mailTo }) },
    ...(settings.SMTP_URL
      ? [
          {
            what: 'sender',
            look: async () => lookAtSenderDomain(await sender, new Resolver({ timeout: 2_000, tries: 2 })),
          },
        ]
      : []),
    { what: 'bucket', look: (gone) => lookAtBucket(bucketOf(settings), gone) },
    { what: 'redis', look: () => lookAtRedis(settings.REDIS_URL) },
    { what: 'payments', look: () => lookAtPayments(settings) },
    { what: 'models', look: (gone) => lookAtModels(settings, gone) },
    { what: 'DATA_DIR', look: () => lookAtFolder('DATA_DIR', DATA_DIR) },
    ...(BACKUP_DIR ? [{ what: 'BACKUP_DIR', look: () => lookAtFolder('BACKUP_DIR', BACKUP_DIR) }] : []),
    { what: 'backups', look: () => lookAtBackups(settings, now) },
    { what: 'process', look: (gone) => lookAtProcess(processAddress(settings), gone) },
    ...(isElsewhere ? addressChecks(SITE_URL, now) : []),
    ...last,
  ]
  try {
    return await examine(checks, wishes.within)
  } finally {
    await close(opening)
  }
}

const addressChecks = (url: string, now: Date): Check[] => [
  { what: 'public address', look: (gone) => lookAtAddress(url, { gone }) },
  { what: 'certificate', look: (gone) => lookAtCertificate(url, now, { gone }) },
  { what: 'clock of the public address', look: (gone) => lookAtClockAt(`${url}/healthz`, gone) },
]

type Opening = ReturnType<typeof openForLooking>

async function database(
  opened: Awaited<Opening>,
  settings: Settings,
  sealedParts: Wishes['sealedParts'],
): Promise<Finding[]> {
  if ('absent' in opened) return [opened.absent]
  const [all, clock, log, sealed] = await Promise.all([
    lookAtDatabase(opened.database, settings.DATABASE_CONNECTIONS),
    lookAtDatabaseClock(opened.database),
    lookAtAuditLog(opened.database, settings),
    lookAtSealed(opened.database, settings, sealedParts),
  ])
  return [...all, clock, log, sealed]
}

/** Who is behind the site, where the database tells. */
async function company(opened: Awaited<Opening>, settings: Settings): Promise<Finding[]> {
  if ('absent' in opened) return [notUsed('company', 'stands in the database, which does not tell')]
  return [lookAtCompany((await openSite({ settings, database: opened.database })()).company ?? {})]
}

/** The sender as mails have it: by the settings, or as an admin set it on the site, when the database soon tells. */
async function senderOf(settings: Settings, opening: Opening): Promise<Sender> {
  if (settings.MAIL_FROM) return settings.MAIL_FROM
  const byDefault = { name: settings.SITE_NAME, address: settings.CONTACT_EMAIL }
  const stored = opening.then(async (opened) => {
    if (!('database' in opened)) return byDefault
    const { name, contactEmail: address } = await openSite({ settings, database: opened.database })()
    return { name, address }
  })
  return Promise.race([stored.catch(() => byDefault), wait(3_000, byDefault, { ref: false })])
}

/** Gives the database back; not waited for long when it still opens or hangs: whoever asked it was told of that already. */
async function close(opening: Opening): Promise<void> {
  const closed = opening.then(
    (opened) => ('database' in opened ? opened.database.close() : undefined),
    () => undefined,
  )
  await Promise.race([closed, wait(2_000, undefined, { ref: false })])
}

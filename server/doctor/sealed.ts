import type { Database } from '../base/database/open.ts'
import type { SealedPart } from '../base/keys/sealedPart.ts'
import type { Settings } from '../base/settings.ts'
import { type Finding, good, notUsed, warning, wrong } from './finding.ts'

const what = 'sealed data'
/** How long links in mails and addresses of downloads live; those of attachments of reports live on, and open to admins without (SEC-ACC-18). */
const daysSigned = 30

/** Whether everything that is sealed opens, and with which key (SEC-ACC-50, OPS-DOCTOR-20). */
export async function lookAtSealed(
  database: Database,
  settings: Settings,
  parts: readonly SealedPart[],
): Promise<Finding> {
  const { rows } = await database.pool.query<{ made: boolean }>(
    `select to_regclass('kept_secrets') is not null as made`,
  )
  if (!rows[0]?.made) return notUsed(what, 'the first start of this release makes the table of it')
  const found = await Promise.all(
    parts.map(async (part) => ({ ...(await part.pass({ settings, database }, { renew: false })), name: part.what })),
  )
  const listed = (state: 'earlier' | 'closed') =>
    found.flatMap((part) => (part[state] > 0 ? `${part[state]} ${part.name}` : [])).join(', ')
  const [closed, earlier] = [listed('closed'), listed('earlier')]
  if (closed)
    return wrong(
      what,
      `none of the secret keys that are set opens these: ${closed}`,
      'Put the key by which they were sealed into SECRET_KEYS_ACCEPTED and start anew.',
    )
  if (earlier)
    return warning(
      what,
      `sealed by a key of SECRET_KEYS_ACCEPTED yet: ${earlier}`,
      'Start the site anew with the new SECRET_KEY: it seals them anew as it starts. Until then leave the other key where it is.',
    )
  const said = 'everything opens with SECRET_KEY'
  if (settings.SECRET_KEYS_ACCEPTED.length === 0) return good(what, said)
  return good(what, `${said}; SECRET_KEYS_ACCEPTED can be emptied ${daysSigned} days after the key was replaced`)
}

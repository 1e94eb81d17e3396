import { removeLostFactor } from '../server/account/index.ts'
import { readNow } from '../server/base/database/clock.ts'
import { FolderInUse } from '../server/base/database/lock.ts'
import { NoDatabase } from '../server/base/database/noDatabase.ts'
import { openDatabase } from '../server/base/database/open.ts'
import { BadSettings, readSettings } from '../server/base/settings.ts'
import { onPinnedNode } from './base/node.ts'
import { say } from './base/print.ts'

await onPinnedNode()
// `npm run lost-factor -- EMAIL REASON`: for somebody who lost their second factor and all recovery codes (SEC-ACC-53).
class NotSo extends Error {}

try {
  const [email, ...words] = process.argv.slice(2)
  const reason = words.join(' ').trim()
  if (!email?.includes('@') || !reason)
    throw new NotSo('Say whose, and how you know that it is them: npm run lost-factor -- EMAIL REASON')
  const settings = readSettings(process.env)
  const database = await openDatabase(
    settings.DATABASE_URL ? { url: settings.DATABASE_URL } : { folder: settings.DATA_DIR },
  )
  try {
    const what = await database.db.transaction(async (tx) =>
      removeLostFactor(tx, { email, reason, now: await readNow(tx) }),
    )
    if (what === 'unknown') throw new NotSo(`Nobody has the address ${email}.`)
    if (what === 'none') throw new NotSo(`${email} has no second factor and no passkey: nothing was changed.`)
    say(`${email} signs in with the password alone, is signed out everywhere, and gets a mail about it.`)
    say('What you did stands in the log of the site, with the reason.')
  } finally {
    await database.close()
  }
} catch (error) {
  if (![NotSo, FolderInUse, BadSettings, NoDatabase].some((kind) => error instanceof kind)) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

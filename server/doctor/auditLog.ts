import { type ChainFault, checkAuditChain } from '../access/index.ts'
import type { Database } from '../base/database/open.ts'
import type { Settings } from '../base/settings.ts'
import { count } from './count.ts'
import { type Finding, good, notUsed, wrong } from './finding.ts'

const what = 'audit log'

/** Whether every line of the audit log is as it was written, by its hash chain (SEC-ACC-21, OPS-DOCTOR-19). */
export async function lookAtAuditLog({ db, pool }: Database, settings: Settings): Promise<Finding> {
  const { rows } = await pool.query<{ made: boolean }>(`select to_regclass('audit_links') is not null as made`)
  if (!rows[0]?.made) return notUsed(what, 'there is no chain yet: the first start makes its table')
  const found = await checkAuditChain(db, settings).catch(() => null)
  if (!found) return wrong(what, 'none of the secret keys that are set opens the secret of its chain', keyTodo)
  const { links, head, fault } = found
  if (fault) return wrong(what, `${said[fault.kind]} (line ${fault.lineId})`, todo)
  if (!head) return notUsed(what, 'there is no chain yet: the first minute makes it')
  return good(
    what,
    `${count(links, 'line', 'lines')} as they were written; the chain ends at number ${head.seq}, ${head.hash.slice(0, 12)}`,
  )
}

const said: Record<ChainFault['kind'], string> = {
  changed: 'a line was changed after it was written',
  removed: 'a line was removed before its time',
  broken: 'the chain is broken',
  unlinked: 'a line of long ago was added by something other than the site',
}
const keyTodo = 'Put the key of before into SECRET_KEYS_ACCEPTED and start anew.'
const todo =
  'Somebody wrote in the database itself. See who could, compare with a backup (npm run backup -- --verify FILE), and change the password of the database.'

import { type Decisions, only } from '../base/facts/decisions.ts'
import type { House } from '../base/house.ts'
import { forgetOldAudit } from './audit.ts'
import { linkAudit } from './auditChain.ts'
import { auditLog } from './listAudit.ts'
import { saveMaintenance, setMaintenance, setTesterMode } from './modes.ts'
import { overview } from './overview.ts'
import { ownAccess } from './ownAccess.ts'
import { people } from './people.ts'
import { person } from './person.ts'
import { setRole, setTop5 } from './role.ts'
import { keepView, removeView, renameView, savedViews } from './savedViews.ts'
import { saveSetting, switchSetting } from './saveSetting.ts'
import { settings } from './settings.ts'
import { viewContact } from './viewContact.ts'
import { startViewing, stopViewing } from './viewing.ts'

export { writeAudit, writeAuditHourly } from './audit.ts'
export { type ChainFault, checkAuditChain } from './auditChain.ts'
export { keepChainSecrets } from './chainSecrets.ts'
export { peopleLike } from './findPeople.ts'
export { accessPersonal } from './personal.ts'
export { sealedChain } from './renewChain.ts'
export { changeRole, openManaged } from './role.ts'
export { openShippingRates, setShippingRates } from './shippingRates.ts'
export { openSite } from './site.ts'

/** The operations of this room. */
export const accessOperations = {
  settings,
  ownAccess,
  setMaintenance,
  saveMaintenance,
  setTesterMode,
  saveSetting,
  switchSetting,
  overview,
  people,
  person,
  setRole,
  setTop5,
  viewContact,
  startViewing,
  stopViewing,
  auditLog,
  savedViews,
  keepView,
  renameView,
  removeView,
}

/** The audiences of the facts about settings, rights and the audit log. */
export const accessDecisions = {
  'settings.changed': { audience: 'everyone' },
  'access.changed': { audience: only },
  'audit.written': { audience: { capability: 'openAdmin' } },
} satisfies Decisions

/** Registers what is done for the audit log: its hash chain each minute, and at night forgetting what is old. */
export function furnishAccess(house: House): void {
  const link = () => house.transaction((tx) => linkAudit(tx, house.settings))
  house.jobs.everyMinute('access.linkAudit', link)
  const nightly = async () => {
    await house.transaction(forgetOldAudit)
    // Kept elsewhere with the log of the process: a chain whose end was cut off is shorter than this (SEC-ACC-21).
    house.log.info({ auditChain: await link() }, 'the head of the audit chain')
  }
  house.jobs.on('access.forgetAudit', nightly, { cron: '29 4 * * *' })
}

import type { Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { accessLog } from './accessLog.ts'
import { provideMails } from './mails.ts'
import { eraseMedical, medical, saveMedical } from './medical.ts'
import { emergencyMembers } from './members.ts'
import { openEmergency } from './openEmergency.ts'
import { medicalProfiles } from './tables.ts'
import { emergencies, viewEmergency } from './viewEmergency.ts'

export { healthDecisions } from './facts.ts'
export { keepMedical, openMedical } from './keep.ts'
export { healthPersonal, noteExport } from './personal.ts'
export { sealedMedicalKeys } from './sealedKeys.ts'

/** Makes the empty medical record of a new member; its key is made with the first data. */
export async function saveNewMedicalProfile(tx: Tx, profileId: string): Promise<void> {
  await tx.insert(medicalProfiles).values({ profileId })
}

/** The operations of this room. */
export const healthOperations = {
  medical,
  saveMedical,
  eraseMedical,
  accessLog,
  emergencyMembers,
  emergencies,
  openEmergency,
  viewEmergency,
}

export function furnishHealth(house: House): void {
  provideMails(house)
}

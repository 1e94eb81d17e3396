import type { Role } from '@bewezen/domain/access/roles.ts'
import type { Tx } from '../base/database/open.ts'
import { saveNewMedicalProfile } from '../health/index.ts'
import { contactInfo, profiles } from './tables.ts'

export type NewProfile = {
  id: string
  firstName: string
  lastName: string
  username: string
  avatarColor: string
  role: Role
  now: Date
}

/** Makes the profile of a new account with its empty contact and medical records (SH-AUTH-31). */
export async function saveNewProfile(tx: Tx, { now, ...profile }: NewProfile): Promise<void> {
  await tx.insert(profiles).values({ ...profile, userId: profile.id, createdAt: now })
  await tx.insert(contactInfo).values({ profileId: profile.id })
  await saveNewMedicalProfile(tx, profile.id)
}

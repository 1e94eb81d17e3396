import { newId } from '@bewezen/domain/base/ids.ts'
import { emergencyEnd } from '@bewezen/domain/health/emergency.ts'
import { emptyMedical, type MedicalData } from '@bewezen/domain/health/medical.ts'
import type { House } from '../base/house.ts'
import { keepMedical, openMedical } from '../health/index.ts'
import { emergencyAccesses, medicalReads } from '../health/tables.ts'

/** The words of the vocabulary for what is kept about health, and for who looked. */
export const givenHealth = (house: House) => ({
  /** What somebody keeps about their health, as their own save would. */
  async medical(person: { id: string }, some: Partial<MedicalData>): Promise<void> {
    await house.transaction(async (tx, now) => {
      const over = await openMedical(house, tx, person.id)
      await keepMedical(house, tx, { profileId: person.id, data: { ...emptyMedical(), ...some }, over, now })
    })
  },

  /** An emergency of some time ago: an admin looked once, and it is over. */
  async emergency(was: { member: { id: string }; admin: { id: string }; reason: string; at: Date }): Promise<void> {
    const { member, admin, reason, at } = was
    const [id, lookedAt] = [newId(), new Date(at.getTime() + 60_000)]
    await house.transaction(async (tx) => {
      await tx.insert(emergencyAccesses).values({
        id,
        profileId: member.id,
        adminId: admin.id,
        reason,
        openedAt: at,
        endsAt: emergencyEnd(at),
      })
      await tx.insert(medicalReads).values({
        id: newId(),
        profileId: member.id,
        readerId: admin.id,
        kind: 'emergency',
        accessId: id,
        at: lookedAt,
      })
    })
  },
})

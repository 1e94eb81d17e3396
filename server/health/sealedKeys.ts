import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { sealedPart } from '../base/keys/sealedPart.ts'
import { wrapping } from './seal.ts'
import { medicalProfiles } from './tables.ts'

const { profileId, wrappedKey } = medicalProfiles

/** The keys of the members' medical data, each wrapped by the key of the site (SEC-ACC-47). */
export const sealedMedicalKeys = sealedPart({
  what: 'medical keys',
  purpose: 'health',
  async read(db, after, most) {
    const found = await db
      .select({ id: profileId, text: wrappedKey })
      .from(medicalProfiles)
      .where(and(isNotNull(wrappedKey), after ? gt(profileId, after) : undefined))
      .orderBy(asc(profileId))
      .limit(most)
    const sealed = found.map(({ id, text }) => ({ id, text: text ?? '', bound: wrapping(id) }))
    return { rows: found.map(({ id }) => id), sealed }
  },
  replace: (db, { id, text }, after) =>
    db
      .update(medicalProfiles)
      .set({ wrappedKey: after })
      .where(and(eq(profileId, id), eq(wrappedKey, text))),
})

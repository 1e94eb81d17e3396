import { newId } from '@bewezen/domain/base/ids.ts'
import type { MedicalRecord } from '@bewezen/domain/health/contract.ts'
import { emptyMedical, type MedicalData } from '@bewezen/domain/health/medical.ts'
import { medicalWords } from '@bewezen/domain/health/words.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { refuse } from '../base/refuse.ts'
import { newMemberKey, openMemberKey, openText, sealText } from './seal.ts'
import { asStored, fromStored } from './stored.ts'
import { medicalConsents, medicalProfiles } from './tables.ts'

type Deps = Pick<House, 'settings' | 'log'>
type Row = { wrappedKey: string | null; sealed: string | null; version: number }
export type OwnMedical = MedicalRecord & { row: Row }

/** The medical data of one person with the consent that stands, in one query. The only door to one's own record. */
export async function openMedical(deps: Deps, reader: Reader, profileId: string): Promise<OwnMedical> {
  const { wrappedKey, sealed, version, updatedAt } = medicalProfiles
  const [row] = await reader
    .select({ wrappedKey, sealed, version, updatedAt, consentedAt: medicalConsents.givenAt })
    .from(medicalProfiles)
    .leftJoin(medicalConsents, and(eq(medicalConsents.profileId, profileId), isNull(medicalConsents.withdrawnAt)))
    .where(eq(medicalProfiles.profileId, profileId))
    .orderBy(desc(medicalConsents.givenAt))
    .limit(1)
  if (!row) return refuse('NOT_FOUND')
  return {
    version: row.version,
    data: unsealed(deps, profileId, row),
    consentedAt: row.consentedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt?.toISOString() ?? null,
    row,
  }
}

/** What is inside the seal; nothing when nothing is kept. Refuses UNAVAILABLE when the site's secret is another one. */
export function unsealed(
  { settings, log }: Deps,
  profileId: string,
  { wrappedKey, sealed, version }: Row,
): MedicalData {
  if (!wrappedKey || !sealed) return emptyMedical()
  try {
    const key = openMemberKey(settings, profileId, wrappedKey)
    return fromStored(JSON.parse(openText(key, profileId, version, sealed)))
  } catch {
    // Not even the fault is logged as it is: a parser may quote what it read.
    log.error('medical data could not be unsealed; is SECRET_KEY another one?')
    return refuse('UNAVAILABLE')
  }
}

type Wish = { profileId: string; data: MedicalData; over: OwnMedical; now: Date }

/**
 * Seals the data as the next version, with a key that is made with the first data, and records the consent that the
 * first save gives. False when the record was changed since `over` was read (SH-EDGE-39).
 */
export async function keepMedical({ settings }: Deps, tx: Tx, { profileId, data, over, now }: Wish): Promise<boolean> {
  const version = over.version + 1
  const { wrappedKey } = over.row
  const key = wrappedKey ? openMemberKey(settings, profileId, wrappedKey) : newMemberKey(settings, profileId)
  const sealed = sealText(key, profileId, version, JSON.stringify(asStored(data)))
  const { rowCount } = await tx
    .update(medicalProfiles)
    .set({ sealed, wrappedKey: key.wrappedKey, version, updatedAt: now })
    .where(and(eq(medicalProfiles.profileId, profileId), eq(medicalProfiles.version, over.version)))
  if (rowCount !== 1) return false
  if (!over.consentedAt)
    await tx.insert(medicalConsents).values({ id: newId(), profileId, wording: medicalWords.consent, givenAt: now })
  return true
}

/**
 * Erases the data and their key, and withdraws the consent; false when there was nothing. The data come first: a save
 * at the same moment holds their row, and its consent is only seen once it let go. And where nothing was erased nothing
 * is withdrawn, since by then a first save may have been kept.
 */
export async function eraseMedicalData(tx: Tx, profileId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(medicalProfiles)
    .set({ sealed: null, wrappedKey: null, version: sql`${medicalProfiles.version} + 1`, updatedAt: null })
    .where(and(eq(medicalProfiles.profileId, profileId), sql`${medicalProfiles.wrappedKey} is not null`))
  if (rowCount !== 1) return false
  await tx
    .update(medicalConsents)
    .set({ withdrawnAt: now })
    .where(and(eq(medicalConsents.profileId, profileId), isNull(medicalConsents.withdrawnAt)))
  return true
}

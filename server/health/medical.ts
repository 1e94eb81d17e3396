import { isDeepStrictEqual } from 'node:util'
import { dayOf } from '@bewezen/domain/base/dates.ts'
import { health } from '@bewezen/domain/health/contract.ts'
import { cleanMedical } from '@bewezen/domain/health/medical.ts'
import { hasFaultyRating, medicalFaults } from '@bewezen/domain/health/medicalFaults.ts'
import { medicalWords } from '@bewezen/domain/health/words.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { eraseMedicalData, keepMedical, type OwnMedical, openMedical } from './keep.ts'

/** One's own medical data: nobody else's can be asked for (SH-MED-41). */
export const medical = serve(health.medical, (ctx) => read(ctx))

/**
 * Saves the whole panel upon the version it was read at, and answers what is stored (SH-CALL-31, SH-EDGE-39). Asked again
 * with the same data, since the answer got lost, it is the same save.
 */
export const saveMedical = serve(health.saveMedical, async (ctx, { version, data: typed }) => {
  const data = cleanMedical(typed)
  await ctx.transaction(async (tx, now) => {
    const profileId = ctx.person.id
    const over = await openMedical(ctx.house, tx, profileId)
    const isKept = (stored: OwnMedical) => stored.version === version + 1 && isDeepStrictEqual(stored.data, data)
    if (isKept(over)) return
    if (over.version !== version) outdated()
    const fields = medicalFaults(data, over.data, dayOf(now))
    if (Object.keys(fields).length > 0)
      refuse('FAULTY_FIELDS', {
        fields,
        reason: hasFaultyRating(fields) ? medicalWords.ratingsFaulty : medicalWords.valuesFaulty,
      })
    if (!(await keepMedical(ctx.house, tx, { profileId, data, over, now }))) {
      // Pressed twice at one moment: the other press kept the same.
      if (isKept(await openMedical(ctx.house, tx, profileId))) return
      outdated()
    }
    await record(tx, { kind: 'medical.saved', personId: profileId })
  })
  return read(ctx)
})

/** Withdraws the consent and erases data and key; asked again it does nothing (SH-MED-43). */
export const eraseMedical = serve(health.eraseMedical, async (ctx) => {
  await ctx.transaction(async (tx, now) => {
    if (await eraseMedicalData(tx, ctx.person.id, now))
      await record(tx, { kind: 'medical.erased', personId: ctx.person.id })
  })
  return read(ctx)
})

async function read(ctx: Ctx) {
  const { row: _sealed, ...shown } = await openMedical(ctx.house, ctx.db, ctx.person.id)
  return shown
}

const outdated = (): never => refuse('OUTDATED', { reason: medicalWords.changedMeanwhile })

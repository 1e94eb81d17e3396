import { health } from '@bewezen/domain/health/contract.ts'
import { emptyMedical } from '@bewezen/domain/health/medical.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { openMedical } from './keep.ts'
import { medicalConsents, medicalProfiles } from './tables.ts'

const world = await openWorld({ engine: 'server' })
const { house } = world
const { db } = house.database
const tabs = 8
const weighing = (weightKg: number) => ({ ...emptyMedical(), weightKg })

const consentsOf = (profileId: string) =>
  db.select().from(medicalConsents).where(eq(medicalConsents.profileId, profileId))

test('SH-MED-43 SH-EDGE-39 of first saves at the same moment one is kept, with one consent; the others hear that it changed', async () => {
  const sem = await world.person()

  const answers = await Promise.allSettled(
    Array.from({ length: tabs }, (_, at) => sem.does(health.saveMedical, { version: 0, data: weighing(60 + at) })),
  )

  const kept = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.data.weightKg] : []))
  expect(kept).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 409, code: 'OUTDATED' })
  const { version, data } = await sem.does(health.medical, {})
  expect([version, data.weightKg]).toEqual([1, kept[0]])
  expect(await consentsOf(sem.id)).toHaveLength(1)
})

test('without the version in the update the same race keeps them all: saves are lost and consents pile up', async () => {
  const { id: profileId } = await world.person()
  const all = Promise.withResolvers<void>()
  let read = 0
  const untilAllRead = () => {
    if (++read === tabs) all.resolve()
    return all.promise
  }
  const saves = Array.from({ length: tabs }, () =>
    house.transaction(async (tx, givenAt) => {
      const over = await openMedical(house, tx, profileId)
      await untilAllRead()
      await tx
        .update(medicalProfiles)
        .set({ version: over.version + 1 })
        .where(eq(medicalProfiles.profileId, profileId))
      if (!over.consentedAt)
        await tx.insert(medicalConsents).values({ id: sql`gen_random_uuid()`, profileId, wording: 'x', givenAt })
    }),
  )

  await Promise.all(saves)

  const [row] = await db.select().from(medicalProfiles).where(eq(medicalProfiles.profileId, profileId))
  expect(row?.version).toBe(1)
  expect(await consentsOf(profileId)).toHaveLength(tabs)
})

test('SH-MED-43 saving and erasing at the same moment end in one of the two: data with a consent, or neither', async () => {
  const sem = await world.person()
  for (let round = 0; round < 10; round += 1) {
    const { version } = await sem.does(health.medical, {})
    const save = (at: number) => sem.does(health.saveMedical, { version, data: weighing(60 + at) })
    const erase = () => sem.does(health.eraseMedical, {})
    await Promise.allSettled([save(1), erase(), save(2), erase(), save(3)])

    const [row] = await db.select().from(medicalProfiles).where(eq(medicalProfiles.profileId, sem.id))
    const standing = (await consentsOf(sem.id)).filter(({ withdrawnAt }) => !withdrawnAt)
    expect([row?.sealed === null, row?.wrappedKey === null]).toEqual([standing.length === 0, standing.length === 0])
    expect(standing.length).toBeLessThanOrEqual(1)
  }
})

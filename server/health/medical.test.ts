import { inspect } from 'node:util'
import { newId } from '@bewezen/domain/base/ids.ts'
import { health } from '@bewezen/domain/health/contract.ts'
import { emptyMedical, type MedicalData } from '@bewezen/domain/health/medical.ts'
import { medicalWords } from '@bewezen/domain/health/words.ts'
import { describe, expect, test, vi } from 'vitest'
import { openWorld, type Refused, type TestPerson } from '../base/testing/world.ts'
import { openMemberKey, sealText } from './seal.ts'
import { asStored, fromStored } from './stored.ts'

const world = await openWorld()
const { house } = world
const { pool } = house.database

const filled = (some: Partial<MedicalData>): MedicalData => ({ ...emptyMedical(), ...some })
const save = (person: TestPerson, version: number, some: Partial<MedicalData>) =>
  person.does(health.saveMedical, { version, data: filled(some) })
const rowOf = async ({ id }: { id: string }) =>
  (await pool.query('select * from medical_profiles where profile_id = $1', [id])).rows[0]
const consentsOf = async ({ id }: { id: string }) =>
  (await pool.query('select * from medical_consents where profile_id = $1 order by given_at', [id])).rows
const refusedBy = (asked: Promise<unknown>): Promise<Refused> =>
  asked.then(
    () => {
      throw new Error('it was not refused')
    },
    (error: Refused) => error,
  )

describe('saving', () => {
  test('SH-MED-40 SH-CALL-30 SH-CALL-31 SH-DATA-07 answers what is stored, which is what is read on another device', async () => {
    const noor = await world.person()
    const phone = await world.signedIn(noor)
    expect(await noor.does(health.medical, {})).toEqual({
      version: 0,
      data: emptyMedical(),
      consentedAt: null,
      updatedAt: null,
    })
    const data = { bloodType: 'A+', weightKg: 66.4, smoking: false, sports: ['Yoga'], waterIntakeLiters: 0 }
    const saved = await save(noor, 0, data)
    expect(saved).toMatchObject({ version: 1, data: filled(data), consentedAt: saved.updatedAt })
    expect(await phone.does(health.medical, {})).toEqual(saved)
  })

  test('SH-CALL-31 SH-MED-35 what is wrong is told by field and in Dutch, and nothing is saved', async () => {
    const noor = await world.person()
    const refused = await refusedBy(save(noor, 0, { stressLevel: 11, weightKg: 19.9, birthDate: '2025-02-29' }))
    expect(refused).toMatchObject({
      status: 422,
      code: 'FAULTY_FIELDS',
      data: {
        reason: 'Controleer de ingevoerde waarden (1-10)',
        fields: {
          stressLevel: 'Stress niveau moet tussen 1 en 10 zijn',
          weightKg: 'Waarde moet tussen 20 en 400 liggen',
          birthDate: 'Ongeldige geboortedatum',
        },
      },
    })
    expect(await rowOf(noor)).toMatchObject({ version: 0, sealed: null })
    expect(await consentsOf(noor)).toEqual([])
  })

  test('SH-MED-37 what is left out is kept as null or an empty list', async () => {
    const noor = await world.person()
    const { data } = await noor.does(health.saveMedical, { version: 0, data: { goal: 'Fit worden' } as MedicalData })
    expect(data).toEqual(filled({ goal: 'Fit worden' }))
  })

  test('SH-EDGE-16 what nobody can read is not kept, and the same save once more is no other one', async () => {
    const noor = await world.person()
    const typed = { version: 0, data: filled({ goal: 'Fit\0 \ud800\r\nworden <b>' }) }
    for (const _ of 'twice') {
      const { version, data } = await noor.does(health.saveMedical, typed)
      expect([version, data.goal]).toEqual([1, 'Fit \ufffd\nworden <b>'])
    }
  })

  test('SH-MED-23 what older data held stays until it is taken away', async () => {
    const noor = await world.person()
    await save(noor, 0, { sports: ['Yoga'] })
    await keepOlder(noor, { sports: ['Koud zwemmen', 'Yoga'], supplementUse: ['Kurkuma'] })
    const { version, data } = await noor.does(health.medical, {})
    expect(data).toMatchObject({ sports: ['Koud zwemmen', 'Yoga'], supplementUse: ['Kurkuma'] })
    await save(noor, version, { ...data, goal: 'x' })
    await save(noor, version + 1, { ...data, supplementUse: [] })
    expect(await refusedBy(save(noor, version + 2, data))).toMatchObject({ code: 'FAULTY_FIELDS' })
  })

  test('SH-EDGE-39 a save upon an older reading is refused and overwrites nothing', async () => {
    const noor = await world.person()
    const phone = await world.signedIn(noor)
    await save(noor, 0, { bloodType: 'A+' })
    expect(await refusedBy(save(phone, 0, { bloodType: 'O-' }))).toMatchObject({
      status: 409,
      code: 'OUTDATED',
      data: { reason: 'Je gegevens zijn intussen gewijzigd' },
    })
    expect(medicalWords.saveFailed(medicalWords.changedMeanwhile)).toBe(
      'Kon medische gegevens niet bijwerken: Je gegevens zijn intussen gewijzigd',
    )
    expect((await phone.does(health.medical, {})).data.bloodType).toBe('A+')
  })

  test('a save whose answer got lost is asked again and is the same save', async () => {
    const noor = await world.person()
    const first = await save(noor, 0, { bloodType: 'A+', sports: ['Yoga'] })
    expect(await save(noor, 0, { bloodType: 'A+', sports: ['Yoga'] })).toEqual(first)
  })

  test('SH-EDGE-24 SH-MED-41 is heard by one’s own devices and by nobody else', async () => {
    const [noor, sem] = [await world.person(), await world.person({ role: 'admin' })]
    const phone = await world.signedIn(noor)
    const [inside, outside] = [await phone.listens(), await sem.listens()]
    await save(noor, 0, { bloodType: 'A+' })
    await house.settled()
    expect(inside.heard).toMatchObject([{ kind: 'medical.saved', ids: { personId: noor.id } }])
    expect(outside.kinds()).not.toContain('medical.saved')
  })
})

describe('what is kept', () => {
  test('SH-DATA-04 SH-DATA-05 SH-DATA-06 SH-MED-22 SH-MED-44 has the fields of the entity, and comes back as it was', () => {
    const stored = asStored(filled({ supplementUse: ['Zink', 'Omega 3'], smoking: true }))
    expect(Object.keys(stored).sort()).toEqual(
      [
        'blood_type',
        'allergies',
        'medical_conditions',
        'medications',
        'dietary_restrictions',
        'medical_notes',
        'birth_date',
        'gender',
        'height_cm',
        'weight_kg',
        'goal',
        'diet_pattern',
        'exercise_frequency',
        'sports',
        'smoking',
        'alcohol_use',
        'stress_level',
        'sleep_quality',
        'energy_level',
        'mood_rating',
        'sleep_hours',
        'outdoor_time_hours',
        'work_environment',
        'screen_time_hours',
        'supplement_use',
        'water_intake_liters',
        'caffeine_intake',
        'nutrition_focus',
        'fitness_goals',
        'preferred_workout_time',
        'technology_usage',
      ].sort(),
    )
    expect(stored).toMatchObject({ supplement_use: 'Zink, Omega 3', smoking: true })
    expect(fromStored(stored)).toEqual(filled({ supplementUse: ['Zink', 'Omega 3'], smoking: true }))
    expect(fromStored({ gone: 1 })).toEqual(emptyMedical())
  })

  test('SH-MED-43 is sealed with a key of its own for each member, which nobody else’s row opens', async () => {
    const [noor, sem] = [await world.person(), await world.person()]
    for (const person of [noor, sem]) await save(person, 0, { medicalConditions: 'Astma sinds mijn jeugd' })
    const [hers, his] = [await rowOf(noor), await rowOf(sem)]
    expect(JSON.stringify([hers, his])).not.toMatch(/astma/i)
    expect(hers.wrapped_key).not.toBe(his.wrapped_key)
    expect(() => openMemberKey(house.settings, sem.id, hers.wrapped_key)).toThrow()
    expect(() =>
      openMemberKey(
        { SECRET_KEY: 'another secret of this length.....', SECRET_KEYS_ACCEPTED: [] },
        noor.id,
        hers.wrapped_key,
      ),
    ).toThrow()

    await pool.query('update medical_profiles set sealed = $2, wrapped_key = $3 where profile_id = $1', [
      sem.id,
      hers.sealed,
      hers.wrapped_key,
    ])
    expect(await refusedBy(sem.does(health.medical, {}))).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  })

  test('SH-MED-43 an earlier seal of the same member that is put back into the row opens nothing', async () => {
    const noor = await world.person()
    await save(noor, 0, { bloodType: 'A+' })
    const { sealed } = await rowOf(noor)
    await save(noor, 1, { bloodType: 'O-' })
    await pool.query('update medical_profiles set sealed = $2 where profile_id = $1', [noor.id, sealed])
    expect(await refusedBy(noor.does(health.medical, {}))).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  })

  test('SH-MED-43 what cannot be read is said in the log without a word of it', async () => {
    const noor = await world.person()
    await save(noor, 0, { bloodType: 'A+' })
    const { wrapped_key: wrapped } = await rowOf(noor)
    const sealed = sealText(openMemberKey(house.settings, noor.id, wrapped), noor.id, 1, 'Astma')
    await pool.query('update medical_profiles set sealed = $2 where profile_id = $1', [noor.id, sealed])
    const logged = vi.spyOn(house.log, 'error')
    expect(await refusedBy(noor.does(health.medical, {}))).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    const said = logged.mock.calls.flat().map((part) => (part instanceof Object ? inspect(part) : String(part)))
    expect(said.join(' ')).toContain('could not be unsealed')
    expect(said.join(' ')).not.toMatch(/astma/i)
    logged.mockRestore()
  })

  test('SH-MED-43 the first save records the consent with its date and wording, later ones do not', async () => {
    const noor = await world.person()
    const { consentedAt } = await save(noor, 0, {})
    await save(noor, 1, { bloodType: 'A+' })
    const consents = await consentsOf(noor)
    expect(consents).toMatchObject([{ wording: medicalWords.consent, withdrawn_at: null }])
    expect(consents[0].given_at.toISOString()).toBe(consentedAt)
    expect(medicalWords.consent).toMatch(/op te slaan .*uitdrukkelijk toestemming.*intrekken/)
  })

  test('SH-MED-43 wiping withdraws the consent and erases data and key; a save of before is too old, a new one consents anew', async () => {
    const noor = await world.person()
    await save(noor, 0, { bloodType: 'A+' })
    const wiped = await noor.does(health.eraseMedical, {})
    expect(wiped).toEqual({ version: 2, data: emptyMedical(), consentedAt: null, updatedAt: null })
    expect(await rowOf(noor)).toMatchObject({ sealed: null, wrapped_key: null })
    expect(await noor.does(health.eraseMedical, {})).toEqual(wiped)
    expect(await refusedBy(save(noor, 1, { bloodType: 'A+' }))).toMatchObject({ code: 'OUTDATED' })
    await save(noor, 2, { bloodType: 'O-' })
    expect(await consentsOf(noor)).toMatchObject([{ withdrawn_at: expect.any(Date) }, { withdrawn_at: null }])
  })
})

describe('others', () => {
  test('SH-MED-41 SH-EDGE-24 no operation takes the id of somebody else, whatever the role', async () => {
    const [noor, admin] = [await world.person(), await world.person({ role: 'admin' })]
    await save(noor, 0, { bloodType: 'AB-' })
    const asked = { personId: noor.id, profileId: noor.id, id: noor.id }
    expect((await admin.does(health.medical, asked as never)).data.bloodType).toBeNull()
    for (const role of ['teacher', 'moderator', 'partner', 'student'] as const) {
      const other = await world.person({ role })
      expect((await other.does(health.medical, asked as never)).data.bloodType).toBeNull()
      expect(await refusedBy(other.does(health.viewEmergency, { accessId: newId() }))).toMatchObject({ status: 403 })
    }
    expect(await refusedBy(world.visitor().does(health.medical, {}))).toMatchObject({ status: 401 })
  })
})

/** Writes data that no rule would take today, as an older version of the site did. */
async function keepOlder(person: TestPerson, some: Partial<MedicalData>) {
  const { keepMedical, openMedical } = await import('./index.ts')
  await house.transaction(async (tx, now) => {
    const over = await openMedical(house, tx, person.id)
    await keepMedical(house, tx, { profileId: person.id, data: filled(some), over, now })
  })
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MeasureField, measures } from './measures.ts'
import { cleanMedical, emptyMedical, type MedicalData } from './medical.ts'
import { hasFaultyRating, isBirthDate, medicalFaults } from './medicalFaults.ts'

const today = '2026-10-22'
const filled = (some: Partial<MedicalData>): MedicalData => ({ ...emptyMedical(), ...some })
const faultsOf = (some: Partial<MedicalData>, stored: Partial<MedicalData> = {}) =>
  medicalFaults(filled(some), filled(stored), today)

test('what was written in words is kept as it can be read, and nothing else is touched', () => {
  const typed = filled({ goal: 'Beter\r\nslapen\u0000', medications: '', medicalNotes: null, gender: ' x ' })
  expect(cleanMedical(typed)).toEqual({ ...typed, goal: 'Beter\nslapen' })
})

test('SH-MED-03 nothing has to be filled in', () => {
  expect(faultsOf({})).toEqual({})
})

describe('a measure at its edges', () => {
  test.each<[string, MeasureField, number, number, string]>([
    ['SH-MED-24', 'sleepHours', 1, 12, 'Waarde moet tussen 1 en 12 liggen'],
    ['SH-MED-25', 'outdoorTimeHours', 0, 12, 'Waarde moet tussen 0 en 12 liggen'],
    ['SH-MED-26', 'screenTimeHours', 0, 16, 'Waarde moet tussen 0 en 16 liggen'],
    ['SH-MED-27', 'waterIntakeLiters', 0, 10, 'Waarde moet tussen 0 en 10 liggen'],
    ['SH-MED-30', 'weightKg', 20, 400, 'Waarde moet tussen 20 en 400 liggen'],
    ['SH-MED-29', 'heightCm', 50, 250, 'Waarde moet tussen 50 en 250 liggen'],
  ])('SH-MED-38 %s %s is from %d to %d', (_id, field, min, max, text) => {
    const { step } = measures[field]
    for (const good of [min, min + step, max - step, max])
      expect([good, faultsOf({ [field]: good })]).toEqual([good, {}])
    for (const bad of [min - step, max + step]) expect(faultsOf({ [field]: bad })).toEqual({ [field]: text })
  })

  test.each<[string, MeasureField, number, string]>([
    ['SH-MED-27', 'waterIntakeLiters', 2.25, 'Vul een waarde in stappen van 0,1 in'],
    ['SH-MED-28', 'weightKg', 66.45, 'Vul een waarde in stappen van 0,1 in'],
    ['SH-MED-29', 'heightCm', 172.5, 'Vul een heel getal in'],
    ['SH-MED-30', 'sleepHours', 7.3, 'Vul een waarde in stappen van 0,5 in'],
    ['SH-EDGE-38', 'weightKg', Number.NaN, 'Vul een getal in, zoals 7,5'],
    ['SH-EDGE-38', 'weightKg', Number.POSITIVE_INFINITY, 'Vul een getal in, zoals 7,5'],
  ])('%s %s does not take %d, and rounds nothing', (_id, field, value, text) => {
    expect(faultsOf({ [field]: value })).toEqual({ [field]: text })
  })

  test('SH-MED-27 SH-MED-28 every step of a tenth is taken, however a computer writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 4000 }), fc.integer({ min: 0, max: 100 }), (kilos, litres) => {
        expect(faultsOf({ weightKg: kilos * 0.1, waterIntakeLiters: litres / 10 })).toEqual({})
      }),
    )
  })
})

describe('a rating', () => {
  test.each([
    ['SH-MED-31', 'stressLevel', 'Stress niveau moet tussen 1 en 10 zijn'],
    ['SH-MED-32', 'sleepQuality', 'Slaapkwaliteit moet tussen 1 en 10 zijn'],
    ['SH-MED-33', 'energyLevel', 'Energie niveau moet tussen 1 en 10 zijn'],
    ['SH-MED-34', 'moodRating', 'Stemming moet tussen 1 en 10 zijn'],
  ] as const)('SH-MED-36 %s %s is a whole number from 1 to 10, or not given', (_id, field, text) => {
    for (const good of [null, 1, 2, 9, 10]) expect(faultsOf({ [field]: good })).toEqual({})
    for (const bad of [0, 11, -1, 5.5, Number.NaN]) {
      const faults = faultsOf({ [field]: bad })
      expect(faults).toEqual({ [field]: text })
      expect(hasFaultyRating(faults)).toBe(true)
    }
  })

  test('SH-MED-35 only a wrong rating is told as one', () => {
    expect(hasFaultyRating(faultsOf({ weightKg: 3 }))).toBe(false)
  })
})

test.each([
  ['2026-10-22', true],
  ['2026-10-23', false],
  ['1906-10-22', true],
  ['1906-10-21', false],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['1980-13-01', false],
  ['1980-4-1', false],
  ['zomaar', false],
  ['0000-00-00', false],
])('SH-MED-39 a birth date %s counts: %s', (day, isGood) => {
  expect(isBirthDate(day, today)).toBe(isGood)
  expect(faultsOf({ birthDate: day })).toEqual(isGood ? {} : { birthDate: 'Ongeldige geboortedatum' })
})

test('SH-MED-39 a text has at most 1000 characters, as people count them', () => {
  for (const field of ['medicalConditions', 'medications', 'dietaryRestrictions', 'medicalNotes', 'goal'] as const) {
    expect(faultsOf({ [field]: '👨‍👩‍👧'.repeat(1000) })).toEqual({})
    expect(faultsOf({ [field]: 'a'.repeat(1001) })).toEqual({ [field]: 'Maximaal 1000 karakters' })
  }
})

test('SH-MED-23 what is no option stays where it was stored, and comes nowhere new', () => {
  expect(faultsOf({ sports: ['Koud zwemmen', 'Yoga'] }, { sports: ['Koud zwemmen'] })).toEqual({})
  expect(faultsOf({ sports: ['Yoga'] }, { sports: ['Koud zwemmen'] })).toEqual({})
  expect(faultsOf({ sports: ['Koud zwemmen'] })).toEqual({ sports: 'Kies een waarde uit de lijst' })
  expect(faultsOf({ dietPattern: 'macrobiotic' }, { dietPattern: 'macrobiotic' })).toEqual({})
  expect(faultsOf({ dietPattern: 'constructor' })).toEqual({ dietPattern: 'Kies een waarde uit de lijst' })
})

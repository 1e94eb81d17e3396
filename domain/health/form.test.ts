import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromForm, toForm } from './form.ts'
import { asTyped, typedNumber } from './measures.ts'
import { emptyMedical } from './medical.ts'
import { readable } from './readable.ts'

test.each([
  ['7,5', 7.5],
  ['7.5', 7.5],
  [' 66,4 ', 66.4],
  ['0', 0],
  ['-3', -3],
  ['', null],
  ['   ', null],
  ['1e5', Number.NaN],
  ['NaN', Number.NaN],
  ['Infinity', Number.NaN],
  ['0x10', Number.NaN],
  ['1.000,5', Number.NaN],
  ['7,', Number.NaN],
  ['zeven', Number.NaN],
])('SH-EDGE-38 SH-MED-30 %j is read as %d', (typed, value) => {
  expect(typedNumber(typed)).toEqual(value)
})

test('SH-MED-30 a number is typed with a comma and reads the same again', () => {
  expect(asTyped(7.5)).toBe('7,5')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (tenths) => {
      expect(typedNumber(asTyped(tenths / 10))).toBe(tenths / 10)
    }),
  )
})

test('SH-MED-37 SH-MED-38 what is empty is null or an empty list, and a 0 is a 0', () => {
  const form = { ...toForm(emptyMedical()), waterIntakeLiters: '0', goal: '  ', medications: ' Geen ' }
  expect(fromForm(toForm(emptyMedical()))).toEqual(emptyMedical())
  expect(fromForm(form)).toEqual({ ...emptyMedical(), waterIntakeLiters: 0, medications: 'Geen' })
})

test('what was stored comes back from the fields as it was, older values and all', () => {
  const data = {
    ...emptyMedical(),
    bloodType: 'A+',
    weightKg: 66.4,
    smoking: false,
    stressLevel: 4,
    sports: ['Yoga', 'Koud zwemmen'],
    birthDate: '1986-03-05',
  }
  expect(fromForm(toForm(data))).toEqual(data)
})

test('somebody in a hurry reads what is filled in, the most needed first', () => {
  const data = {
    ...emptyMedical(),
    sleepHours: 7.5,
    smoking: false,
    stressLevel: 4,
    bloodType: 'A+',
    allergies: ['Noten', 'Vis'],
    birthDate: '1986-03-05',
    dietPattern: 'vegetarian',
    weightKg: 66.4,
  }
  expect(readable(data)).toEqual([
    {
      title: 'Medisch',
      rows: [
        { label: 'Bloedgroep', value: 'A+' },
        { label: 'Allergieën', value: 'Noten, Vis' },
      ],
    },
    {
      title: 'Lichaam',
      rows: [
        { label: 'Geboortedatum', value: '5 maart 1986' },
        { label: 'Gewicht', value: '66,4 kg' },
      ],
    },
    {
      title: 'Voeding',
      rows: [
        { label: 'Eetpatroon', value: 'Vegetarisch' },
        { label: 'Roken', value: 'Nee' },
      ],
    },
    { title: 'Leefstijl', rows: [{ label: 'Slaap', value: '7,5 uur' }] },
    { title: 'Vandaag', rows: [{ label: 'Stress niveau', value: '4 van 10' }] },
  ])
  expect(readable(emptyMedical())).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { logChange, mayStandInLog } from './logChange.ts'

type Row = { title: string; content: string; isPinned: boolean; at: Date | null; tags: string[]; iban: string }
const shape = {
  title: { label: 'Titel' },
  content: { label: 'Tekst', isLong: true },
  isPinned: { label: 'Bovenaan' },
  at: { label: 'Begin' },
  tags: { label: 'Onderwerpen' },
  iban: { label: 'IBAN' },
} as const
const row = (change: Partial<Row> = {}): Row => ({
  title: 'Zon',
  content: '<p>Ochtend</p>',
  isPinned: false,
  at: null,
  tags: ['slaap'],
  iban: 'NL91ABNA0417164300',
  ...change,
})

describe('what a change leaves in the log', () => {
  test.each<[string, Partial<Row>, string | null, string | null]>([
    ['nothing changed', {}, null, null],
    ['a text', { title: 'Maan' }, 'Titel: Zon', 'Titel: Maan'],
    ['a switch', { isPinned: true }, 'Bovenaan: uit', 'Bovenaan: aan'],
    ['a moment', { at: new Date('2026-10-22T18:00:00Z') }, 'Begin: niets', 'Begin: 22 okt 2026, 20:00'],
    ['a list', { tags: ['slaap', 'licht'] }, 'Onderwerpen: slaap', 'Onderwerpen: slaap, licht'],
    ['two of them', { title: '', isPinned: true }, 'Titel: Zon\nBovenaan: uit', 'Titel: niets\nBovenaan: aan'],
    ['a long text', { content: '<p>Avond</p>' }, null, 'Tekst: gewijzigd'],
    ['a number of a bank', { iban: 'NL02RABO0123456789' }, null, 'IBAN: gewijzigd'],
  ])('ADM-MORE-44 %s', (_what, change, oldValue, newValue) =>
    expect(logChange(shape, row(), row(change))).toEqual({ oldValue, newValue }),
  )

  test('ADM-MORE-44 what is made or removed tells what it is, and nothing that is long or private', () => {
    const told = 'Titel: Zon\nBovenaan: uit\nOnderwerpen: slaap'
    expect(logChange(shape, null, row())).toEqual({ oldValue: null, newValue: told })
    expect(logChange(shape, row(), null)).toEqual({ oldValue: told, newValue: null })
  })

  test('ADM-MORE-44 two texts that read alike when they are cut are said to have changed', () => {
    const long = 'a'.repeat(300)
    expect(logChange(shape, row({ title: `${long}b` }), row({ title: `${long}c` })).newValue).toBe('Titel: gewijzigd')
  })
})

describe('what never stands there', () => {
  test.each([
    'iban',
    'partnerIban',
    'inboundSecret',
    'appSecret',
    'verifyToken',
    'accessToken',
    'password',
    'passwordHash',
    'email',
    'contactEmail',
    'phone',
    'emergencyContactPhone',
    'emergencyContactName',
    'address',
    'postalCode',
    'city',
    'allergies',
    'medicationList',
    'dietWishes',
    'healthNotes',
    'discountCode',
    'recoveryCodes',
    'tikkieLink',
  ])('ADM-MORE-45 %s', (name) => expect(mayStandInLog(name)).toBe(false))

  test.each(['title', 'isActive', 'priceCents', 'startTime', 'embedCode', 'role', 'stock'])(
    'ADM-MORE-45 %s may',
    (name) => expect(mayStandInLog(name)).toBe(true),
  )

  test('ADM-MORE-45 whatever is in a private field, it is not in the line', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8 }), fc.string({ minLength: 8 }), (one, other) => {
        const { oldValue, newValue } = logChange({ phone: { label: 'T' } }, { phone: one }, { phone: other })
        expect(oldValue).toBeNull()
        expect(newValue).toBe(one === other ? null : 'T: gewijzigd')
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CodeForm, codeFaults, codeFormOf, codeOf, type DiscountCode, isEmptyCode, newCodeForm } from './codes.ts'
import { codeScreenWords } from './codeWords.ts'
import { codeFaultWords as words } from './faultWords.ts'
import { logLines } from './logLines.ts'

const zone = 'Europe/Amsterdam'
const id = '018f0000-0000-7000-8000-000000000001'
const form: CodeForm = { ...newCodeForm(), code: 'vroeg-10', value: '10' }
const base = { id, eventId: id, version: 1, createdBy: null, createdAt: '2026-10-01T08:00:00.000Z', used: 0 }

describe('the form of a discount code', () => {
  test.each<[string, Partial<CodeForm>, object]>([
    ['EV-MORE-11', {}, {}],
    ['EV-MORE-11', { code: 'ab' }, { code: words.codeInvalid }],
    ['EV-MORE-11', { code: 'twee woorden' }, { code: words.codeInvalid }],
    ['EV-MORE-11', { value: '0' }, { value: words.percentInvalid }],
    ['EV-MORE-11', { value: '1' }, {}],
    ['EV-MORE-11', { value: '100' }, {}],
    ['EV-MORE-11', { value: '101' }, { value: words.percentInvalid }],
    ['EV-MORE-11', { value: '12,5' }, { value: words.percentInvalid }],
    ['EV-MORE-11', { value: '' }, { value: words.percentInvalid }],
    ['EV-MORE-11', { takes: 'amount', value: '12,5' }, {}],
    ['EV-MORE-11', { takes: 'amount', value: '0' }, { value: words.amountInvalid }],
    ['EV-MORE-11', { takes: 'amount', value: '1000000' }, {}],
    ['EV-MORE-11', { takes: 'amount', value: '1000000,01' }, { value: words.amountInvalid }],
    ['EV-MORE-11', { from: '0206-01-01T10:00' }, { from: words.timeInvalid }],
    ['EV-MORE-11', { from: '2026-11-14T10:00', until: '2026-11-14T10:00' }, { until: words.endBeforeStart }],
    ['EV-MORE-11', { from: '2026-11-14T10:00', until: '2026-11-14T10:01' }, {}],
    ['EV-MORE-11', { mostUses: '0' }, { mostUses: words.usesInvalid }],
    ['EV-MORE-11', { mostUses: 'veel' }, { mostUses: words.usesInvalid }],
    ['EV-MORE-11', { mostUses: '1' }, {}],
    ['EV-MORE-11', { mostUses: '1000000' }, {}],
    ['EV-MORE-11', { mostUses: '1000001' }, { mostUses: words.usesInvalid }],
  ])('%s with %j it says %j', (_id, change, faults) => expect(codeFaults({ ...form, ...change })).toEqual(faults))

  test('EV-MORE-11 is stored in capitals, with one kind of discount, and an empty one is not sent', () => {
    expect(codeOf(form, zone)).toMatchObject({ code: 'VROEG-10', percent: 10, offCents: null, mostUses: null })
    const amount = codeOf({ ...form, takes: 'amount', value: '7,50', tiers: [48, 0], dateIds: [id, id] }, zone)
    expect(amount).toMatchObject({ percent: null, offCents: 750, tiers: [0, 48], dateIds: [id] })
    expect(codeOf({ ...form, from: '2026-11-14T10:00' }, zone).validFrom).toBe('2026-11-14T09:00:00.000Z')
    expect([isEmptyCode(newCodeForm()), isEmptyCode({ ...newCodeForm(), mostUses: '1' })]).toEqual([true, false])
  })

  const forms = fc.record({
    code: fc.constantFrom('abc', 'ZEE-2026', 'X1-'),
    takes: fc.constantFrom('percent' as const, 'amount' as const),
    value: fc.integer({ min: 1, max: 100 }).map(String),
    from: fc.constantFrom('', '2026-11-14T10:00'),
    until: fc.constantFrom('', '2026-12-14T10:00'),
    mostUses: fc.constantFrom('', '1', '40'),
    oncePerPerson: fc.boolean(),
    dateIds: fc.constantFrom<string[]>([], [id]),
    tiers: fc.subarray([0, 24, 48, 120] as const).map((some) => [...some]),
    isActive: fc.boolean(),
  })
  test('EV-MORE-06 EV-MORE-11 what is stored is shown again as the form that stores the same', () => {
    fc.assert(
      fc.property(forms, (typed) => {
        const stored = codeOf(typed, zone)
        expect(codeOf(codeFormOf({ ...base, ...stored } as DiscountCode, zone), zone)).toEqual(stored)
      }),
    )
  })

  test('EV-MORE-10 the log has what it takes off, never the code', () => {
    const line = logLines.code({ ...base, ...codeOf({ ...form, mostUses: '5' }, zone) } as DiscountCode, zone)
    expect(line).toBe('Kortingscode · 10% · hoogstens 5 keer · eenmaal per persoon · Actief')
    const off = { ...form, takes: 'amount' as const, value: '5', isActive: false, oncePerPerson: false, mostUses: '1' }
    expect(logLines.code({ ...base, ...codeOf(off, zone) } as DiscountCode, zone)).toBe(
      'Kortingscode · € 5,00 · hoogstens 1 keer · Niet actief',
    )
  })

  test('EV-MORE-14 how often it is used, and when it counts', () => {
    const { uses, period } = codeScreenWords
    expect([uses(3, null), uses(1, 10)]).toEqual(['3 keer', '1 van 10'])
    expect([period(null, null), period('a', null), period(null, 'b'), period('a', 'b')]).toEqual([
      'altijd',
      'vanaf a',
      'tot b',
      'vanaf a tot b',
    ])
  })
})

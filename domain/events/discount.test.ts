import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CodeRules, codeRefusal, type Discount, discounted, plainCode } from './discount.ts'
import { codeProblems, codeProblemText } from './discountWords.ts'

test.each([
  ['VROEG-10', 'VROEG-10'],
  [' vroeg10 ', 'VROEG10'],
  ['ab', null],
  ['ABC', 'ABC'],
  ['A'.repeat(32), 'A'.repeat(32)],
  ['A'.repeat(33), null],
  ['ZEE EN', null],
  ['ÉÉN', null],
  ['', null],
])('EV-MORE-11 %j is the code %j', (typed, code) => {
  expect(plainCode(typed)).toBe(code)
})

describe('a discounted price', () => {
  test.each<[price: number, Discount, discount: number, total: number]>([
    [2_500, { percent: 20, offCents: null }, 500, 2_000],
    [2_500, { percent: 100, offCents: null }, 2_500, 0],
    [2_500, { percent: null, offCents: 1_000 }, 1_000, 1_500],
    [2_500, { percent: null, offCents: 9_900 }, 2_500, 0],
    // Half a cent goes up: 12,5% does not exist, 5% of 10,10 is 50,5 cents.
    [1_010, { percent: 5, offCents: null }, 51, 959],
    [1_009, { percent: 5, offCents: null }, 50, 959],
    // Exactly half a euro is asked, a cent less is not.
    [550, { percent: null, offCents: 500 }, 500, 50],
    [549, { percent: null, offCents: 500 }, 549, 0],
    [0, { percent: 50, offCents: null }, 0, 0],
  ])('EV-MORE-12 of %i with %j is %i off and %i left', (price, discount, discountCents, totalCents) => {
    expect(discounted(price, discount)).toEqual({ discountCents, totalCents })
  })

  const anyDiscount = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent, offCents: null })),
    fc.integer({ min: 1, max: 10_000_000 }).map((offCents) => ({ percent: null, offCents })),
  )
  test('EV-MORE-12 discount and rest are the price to the cent, neither below zero, and what is asked a provider takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), anyDiscount, (price, discount) => {
        const { discountCents, totalCents } = discounted(price, discount)
        expect(discountCents + totalCents).toBe(price)
        expect(discountCents).toBeGreaterThanOrEqual(0)
        expect(totalCents === 0 || totalCents >= 50).toBe(true)
        expect(Number.isInteger(discountCents)).toBe(true)
      }),
    )
  })
})

describe('whether a code counts', () => {
  const code: CodeRules = {
    isActive: true,
    validFrom: null,
    validUntil: null,
    mostUses: null,
    oncePerPerson: false,
    dateIds: [],
    tiers: [],
  }
  const use = { dateId: 'a', tierHours: 48, used: 0, ownUses: 0 }
  const now = '2026-11-14T12:00:00Z'

  test.each<[string, Partial<CodeRules>, Partial<typeof use>, string | null]>([
    ['EV-MORE-13', {}, {}, null],
    ['EV-MORE-13', { isActive: false }, {}, 'unknown'],
    // One that is switched off says no more than that.
    ['EV-MORE-13', { isActive: false, validUntil: now }, {}, 'unknown'],
    ['EV-MORE-13', { validFrom: now }, {}, null],
    ['EV-MORE-13', { validFrom: '2026-11-14T12:00:01Z' }, {}, 'notYet'],
    ['EV-MORE-13', { validUntil: now }, {}, 'over'],
    ['EV-MORE-13', { validUntil: '2026-11-14T12:00:01Z' }, {}, null],
    ['EV-MORE-13', { dateIds: ['a', 'b'] }, {}, null],
    ['EV-MORE-13', { dateIds: ['b'] }, {}, 'otherDate'],
    ['EV-MORE-13', { tiers: [0, 48] }, {}, null],
    ['EV-MORE-13', { tiers: [0, 24] }, {}, 'otherTier'],
    ['EV-MORE-14', { mostUses: 2 }, { used: 1 }, null],
    ['EV-MORE-14', { mostUses: 2 }, { used: 2 }, 'usedUp'],
    ['EV-MORE-14', {}, { used: 1_000, ownUses: 5 }, null],
    ['EV-MORE-14', { oncePerPerson: true }, { used: 9 }, null],
    ['EV-MORE-14', { oncePerPerson: true }, { used: 1, ownUses: 1 }, 'usedByYou'],
    // The first that applies is told.
    ['EV-MORE-13', { validUntil: now, dateIds: ['b'], mostUses: 1 }, { used: 1 }, 'over'],
  ])('%s with %j used as %j it is %s', (_id, rules, used, why) => {
    expect(codeRefusal({ ...code, ...rules }, { ...use, ...used }, now)?.data?.why ?? null).toBe(why)
  })

  test('EV-MORE-13 a code that is not there is told as one that is switched off', () => {
    const refused = { code: 'CODE_INVALID', data: { why: 'unknown' } }
    expect(codeRefusal(null, use, now)).toEqual(refused)
    expect(codeRefusal({ ...code, isActive: false }, use, now)).toEqual(refused)
    expect(codeProblemText(refused.data)).toBe('Deze kortingscode bestaat niet.')
    expect(codeProblemText({ why: 'usedUp' })).toBe(codeProblems.usedUp)
    expect(codeProblemText(null)).toBe(codeProblems.unknown)
  })
})

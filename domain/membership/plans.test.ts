import { describe, expect, test } from 'vitest'
import { byPrice, checkoutRefusal, type Plan, planOnOffer } from './plans.ts'

const plan = (name: string, priceCents: number, stock: number | null = 10): Plan => ({
  id: name,
  name,
  priceCents,
  stock,
})

describe('the plan on offer', () => {
  test.each([
    ['the first with student in its name and stock', [plan('Los', 1000), plan('Student', 4900)], 'Student'],
    [
      'the cheapest of several, in whatever order they come',
      [plan('student 2', 5900), plan('student 1', 4900)],
      'student 1',
    ],
    ['not one that is sold out', [plan('student oud', 3900, 0), plan('student nieuw', 4900)], 'student nieuw'],
    ['not one whose stock is empty', [plan('student oud', 3900, null), plan('student nieuw', 4900)], 'student nieuw'],
    ['the first of all when no student plan has stock', [plan('Los', 1000), plan('student', 4900, 0)], 'Los'],
  ])('SUB-CHECKOUT-06 %s', (_, plans, chosen) => {
    expect(planOnOffer(plans)?.name).toBe(chosen)
  })

  test.each(['STUDENT LIDMAATSCHAP', 'Jaarstudent', 'student_plus'])(
    'SUB-CHECKOUT-16 upper and lower case do not matter: %s',
    (name) => expect(planOnOffer([plan('Anders', 100), plan(name, 4900)])?.name).toBe(name),
  )

  test('SUB-CHECKOUT-07 without any plan there is nothing on offer', () => {
    expect(planOnOffer([])).toBeNull()
  })

  test('SUB-CHECKOUT-15 a free plan is never sold, also when the fallback lands on it', () => {
    expect(planOnOffer([plan('Geen lidmaatschap', 0, null), plan('Student', 4900, 0)])).toBeNull()
  })
})

describe('why a checkout is refused', () => {
  const plans = [plan('Geen lidmaatschap', 0, null), plan('Student', 4900)]
  const asked = { productId: 'Student', agreedToTerms: true }

  test('nothing stands in the way of the plan on offer', () => {
    expect(checkoutRefusal({ subscribed: false }, asked, plans)).toBeNull()
  })
  test('SUB-CHECKOUT-03 somebody with a subscription gets no second one', () => {
    expect(checkoutRefusal({ subscribed: true }, asked, plans)?.code).toBe('ALREADY_SUBSCRIBED')
  })
  test('SUB-CHECKOUT-02 SUB-CHECKOUT-13 no checkout without agreement to the terms', () => {
    expect(checkoutRefusal({ subscribed: false }, { ...asked, agreedToTerms: false }, plans)?.code).toBe(
      'TERMS_REQUIRED',
    )
  })
  test('SUB-CHECKOUT-15 X3-EDGE-39 another product than the one on offer starts nothing', () => {
    for (const productId of ['Geen lidmaatschap', 'onbekend', '']) {
      expect(checkoutRefusal({ subscribed: false }, { ...asked, productId }, plans)?.code).toBe('PLAN_UNAVAILABLE')
    }
  })
  test('SUB-CHECKOUT-07 without plans the refusal says so', () => {
    expect(checkoutRefusal({ subscribed: false }, asked, [])?.code).toBe('NO_PLAN')
  })
})

test('X3-CALL-34 plans stand cheapest first, those of one price always in one order', () => {
  const [a, b, dear] = [
    { id: 'a', name: 'Student', priceCents: 4900, stock: 1 },
    { id: 'b', name: 'Student', priceCents: 4900, stock: 1 },
    { id: '0', name: 'Duur', priceCents: 9900, stock: 1 },
  ]
  for (const order of [
    [a, b, dear],
    [dear, b, a],
    [b, dear, a],
  ])
    expect(order.toSorted(byPrice)).toEqual([a, b, dear])
})

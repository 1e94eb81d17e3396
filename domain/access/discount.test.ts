import { expect, test } from 'vitest'
import { discountOf } from './discount.ts'

test.each([
  ['student', 'student'],
  ['student_plus_lars', 'student'],
  ['student_plus_jorn', 'student'],
  ['student_plus_rick_tomas', 'student'],
  ['teacher', 'teacher'],
  ['admin', null],
  ['moderator', null],
  ['partner', null],
  ['cancelled_subscription', null],
  ['no_subscription', null],
  ['owner', null],
  [null, null],
])('SHOP-PRICE-08 the discount of the role %s is that of %s', (role, discount) => {
  expect(discountOf(role)).toBe(discount)
})

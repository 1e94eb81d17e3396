import { expect, test } from 'vitest'
import { appealDecisionRefusal, appealRefusal, blockState, isAppeal } from './block.ts'

const at = new Date('2026-10-22T08:00:00Z')
const standing = { appealedAt: null, decidedAt: null, liftedAt: null, granted: null }

test.each([
  ['open', standing, true, false],
  ['appealed', { ...standing, appealedAt: at }, false, true],
  ['refused', { ...standing, appealedAt: at, decidedAt: at, granted: false }, false, false],
  ['lifted', { ...standing, liftedAt: at }, false, false],
  ['lifted', { ...standing, appealedAt: at, liftedAt: at }, false, false],
  ['lifted', { ...standing, appealedAt: at, decidedAt: at, liftedAt: at, granted: true }, false, false],
] as const)('COM-MOD-07 COM-MOD-08 a block that is %s: %j', (state, block, mayAppeal, mayDecide) => {
  expect(blockState(block)).toBe(state)
  expect(appealRefusal(block)).toEqual(mayAppeal ? null : { code: 'ALREADY_APPEALED' })
  expect(appealDecisionRefusal(block)).toEqual(mayDecide ? null : { code: 'APPEAL_DECIDED' })
})

test.each([
  ['te kort..', false],
  [`          ${'\u200B'.repeat(20)}`, false],
  ['Dit klopt!', true],
  ['x'.repeat(1000), true],
  ['x'.repeat(1001), false],
])('COM-MOD-07 the appeal %j will do: %s', (text, will) => {
  expect(isAppeal(text)).toBe(will)
})

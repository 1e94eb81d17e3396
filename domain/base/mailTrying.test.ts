import { describe, expect, test } from 'vitest'
import { failureOf, isRefusedForGood, mailTries } from './mailTrying.ts'

const dayMs = 24 * 60 * 60

/** All pauses together, each as short or as long as the queue may make it: between half of the doubled pause and all of it. */
function pauses(share: number): number {
  const { most, firstPauseSeconds, longestPauseSeconds } = mailTries
  let sum = 0
  for (let tried = 0; tried < most - 1; tried++)
    sum += Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(16, tried + 1) * share)
  return sum
}

test('ADM-MORE-14 a mail is tried for about five days, and never with a pause above six hours', () => {
  expect(pauses(0.5) / dayMs).toBeGreaterThan(4.7)
  expect(pauses(1) / dayMs).toBeLessThan(5.3)
  expect(mailTries.longestPauseSeconds).toBe(6 * 60 * 60)
})

describe('ADM-MORE-15 a mail server refuses for good', () => {
  test.each([
    [550, 'RCPT TO', true],
    [552, 'DATA', true],
    [553, 'MAIL FROM', true],
    [599, 'RCPT TO', true],
    [500, 'RCPT TO', true],
    [600, 'RCPT TO', false],
    [499, 'RCPT TO', false],
    [450, 'RCPT TO', false],
    [535, 'AUTH PLAIN', false],
    [554, 'CONN', false],
    [undefined, 'CONN', false],
    [550, undefined, false],
  ])('%s to %s: %s', (responseCode, command, expected) => {
    expect(isRefusedForGood({ responseCode, command })).toBe(expected)
  })
})

test.each([
  [{ responseCode: 550, command: 'RCPT TO' }, true, 'refused'],
  [{ responseCode: 451, command: 'RCPT TO' }, true, 'postponed'],
  [{ responseCode: 535, command: 'AUTH PLAIN' }, true, 'postponed'],
  [{ command: 'CONN' }, true, 'unreachable'],
  [{}, true, 'unreachable'],
  [{ responseCode: 550, command: 'RCPT TO' }, false, 'fault'],
])('ADM-MORE-16 the reason of %j, of a mail server: %s, is %s', (trouble, isOfServer, expected) => {
  expect(failureOf(trouble, isOfServer)).toBe(expected)
})

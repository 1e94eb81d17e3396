import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { examine } from './examine.ts'
import { countOf, exitCodeOf, good, notUsed, warning, wrong } from './finding.ts'
import { reasonOf } from './reason.ts'
import { about } from './testing/look.ts'

test('OPS-DOCTOR-02 what hangs is told after its time, what fails is told with its reason, and all others as ever', async () => {
  const aborted: string[] = []
  const findings = await examine(
    [
      { what: 'fine', look: async () => [good('fine', 'it is')] },
      {
        what: 'slow',
        look: async (gone) => {
          gone.addEventListener('abort', () => aborted.push('slow'))
          // Much later than anybody waits for, and not never: a deadline that is not kept is seen at once.
          await wait(1_000)
          return [good('slow', 'after all')]
        },
      },
      {
        what: 'rude',
        look: () => {
          throw Object.assign(new Error('no\n  idea'), { code: 'XX1' })
        },
      },
      { what: 'last', look: async () => [warning('last', 'hm', 'look')] },
    ],
    50,
  )

  expect(findings.map(({ what, state }) => [what, state])).toEqual([
    ['fine', 'good'],
    ['slow', 'wrong'],
    ['rude', 'wrong'],
    ['last', 'warning'],
  ])
  expect(about(findings, 'slow').says).toBe('did not answer within 0.05 seconds')
  expect(about(findings, 'rude').says).toBe('could not be looked at: no idea (XX1)')
  expect(findings.filter(({ todo }) => todo === null).map(({ what }) => what)).toEqual(['fine'])
  expect(aborted).toEqual(['slow'])
})

test('OPS-DOCTOR-02 they are looked at side by side: one that waits for another does not wait for ever', async () => {
  const met = Promise.withResolvers<void>()
  const findings = await examine([
    { what: 'waits', look: () => met.promise.then(() => [good('waits', 'no more')]) },
    {
      what: 'comes',
      look: async () => {
        met.resolve()
        return []
      },
    },
  ])
  expect(findings.map(({ state }) => state)).toEqual(['good'])
})

test('OPS-DOCTOR-03 a script stops at what is wrong, never at a warning', () => {
  const [fine, unused, hm, bad] = [good('a', ''), notUsed('b', ''), warning('c', '', ''), wrong('d', '', '')]
  expect(exitCodeOf([fine, unused, hm])).toBe(0)
  expect(exitCodeOf([fine, bad, hm])).toBe(1)
  expect(countOf([fine, fine, unused, hm, bad])).toEqual({ good: 2, 'not used': 1, warning: 1, wrong: 1 })
})

test('OPS-DOCTOR-02 a reason is that of the first cause, in words that an operator knows', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5'), { code: 'ECONNREFUSED' })
  expect(reasonOf(new Error('fetch failed', { cause: refused }))).toBe('nothing listens there (ECONNREFUSED)')
  expect(reasonOf(Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5'), { code: 'ESOCKET' }))).toBe(
    'nothing listens there (ECONNREFUSED)',
  )
  expect(reasonOf(new AggregateError([refused]))).toBe('nothing listens there (ECONNREFUSED)')
  expect(reasonOf('odd')).toBe('odd')
})

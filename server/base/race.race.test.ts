import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { afterAll, describe, expect, test } from 'vitest'
import type { Case } from './testing/race/case.ts'
import { neverDone, operationIn } from './testing/race/cases.ts'
import { openDetector, writing } from './testing/race/detector.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const detector = await openDetector()
const { cases, counted, making, ofTwo } = detector
const rounds = runs(1, 20)
const caseOf = (name: string) => cases[name] as Case

afterAll(async () => {
  const { races, done, refused } = counted
  process.stdout.write(`${writing.length} operations, ${races} races: ${done} done, ${refused} refused\n`)
  await detector.close()
})

/** It says nothing but its id, so two of one person are the same. */
const sayOtherwise: Record<string, string> = { 'membership.withdraw': 'done' }

test('SEC-PROOF-01 every operation that writes has two requests that may meet', () => {
  const raced = new Set(Object.keys(cases).map(operationIn))
  expect(
    writing.filter((name) => !raced.has(name)),
    'these have no line in server/base/testing/race',
  ).toEqual([])
  expect(
    [...raced].filter((name) => !writing.includes(name)),
    'these are not there',
  ).toEqual([])
})

describe('SEC-PROOF-01 at once as one after the other', () => {
  test.each(Object.keys(cases))('%s: pressed twice at one moment', async (name) => {
    const { wrong, inTurn } = await detector.again(name, caseOf(name), rounds)
    expect(wrong).toBeNull()
    expect(inTurn[0] === 'done').toBe(!neverDone.includes(name))
  })

  test.each(ofTwo)('%s: by two people, or with something else', async (name) => {
    expect((await detector.apart(name, caseOf(name), rounds)).wrong).toBeNull()
  })
})

describe('SEC-PROOF-02 two requests make something else under one new id at the same moment', () => {
  test.each(making)('%s: one makes it, and the other hears that the id is in use', async (name) => {
    const { wrong, inTurn } = await detector.under(name, caseOf(name), rounds)
    expect(wrong).toBeNull()
    expect(inTurn).toEqual(['done', sayOtherwise[name] ?? '409 ID_IN_USE'])
  })
})

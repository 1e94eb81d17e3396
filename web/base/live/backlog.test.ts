import { expect, test } from 'vitest'
import { emptyBacklog, missedAfter, withFact } from './backlog.ts'

const fact = (seq: number) => ({ seq, kind: 'channel.read' as const, ids: {} })
const after = (since: number, seqs: number[]) => seqs.map(fact).reduce(withFact, emptyBacklog(since))
const missed = (backlog: ReturnType<typeof after>, seq: number) => missedAfter(backlog, seq)?.map((one) => one.seq)

test('a tab gets what came after it, also when the numbers between were not for this person', () => {
  const backlog = after(10, [12, 15, 20])
  expect([missed(backlog, 10), missed(backlog, 13), missed(backlog, 20), missed(backlog, 30)]).toEqual([
    [12, 15, 20],
    [15, 20],
    [],
    [],
  ])
})

test('what lies before the backlog cannot be told', () => {
  expect(missed(after(10, [12]), 9)).toBeUndefined()
})

test('at most 500 are kept, and who missed one of the others is told that it cannot be told', () => {
  const backlog = after(
    0,
    Array.from({ length: 502 }, (_, index) => index + 1),
  )
  expect(missed(backlog, 2)).toHaveLength(500)
  expect(missed(backlog, 1)).toBeUndefined()
})

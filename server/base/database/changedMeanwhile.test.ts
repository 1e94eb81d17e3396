import { expect, test } from 'vitest'
import { retried } from './changedMeanwhile.ts'

const failure = (code: string, constraint?: string) =>
  new Error('a query failed', { cause: Object.assign(new Error(code), { code, constraint }) })
const deadlock = failure('40P01')
const serialisation = failure('40001')
const gone = failure('23503')
const idTaken = failure('23505', 'messages_pkey')
const nameTaken = failure('23505', 'profiles_username_key')
const refusal = new Error('NOT_FOUND')

test.each<[string, Error[], number, Error | null]>([
  ['nothing happens', [], 1, null],
  ['a deadlock is lost', [deadlock], 2, null],
  ['two could not both come first', [serialisation], 2, null],
  ['a deadlock is lost, and the account is gone by then', [deadlock, gone], 3, null],
  ['the id was taken meanwhile', [idTaken], 2, null],
  ['three deadlocks are lost', [deadlock, gone, serialisation], 3, serialisation],
  ['something else is there already', [nameTaken], 1, nameTaken],
  ['it is refused', [refusal], 1, refusal],
])('OPS-AWAY-07 %s: so many attempts, and what the last one met', async (_, failures, attempts, met) => {
  let made = 0
  const answer = retried(async () => {
    const failed = failures[made++]
    if (failed) throw failed
    return 'done'
  })
  await (met ? expect(answer).rejects.toBe(met) : expect(answer).resolves.toBe('done'))
  expect(made).toBe(attempts)
})

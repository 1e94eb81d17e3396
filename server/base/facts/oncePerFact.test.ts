import { expect, test } from 'vitest'
import type { Tx } from '../database/open.ts'
import { oncePerFact } from './oncePerFact.ts'

test('what a fact tells is read once for its mails and its notifications, and anew for the next fact', async () => {
  const read: string[] = []
  const whom = oncePerFact((_tx: Tx, { personId }: { personId: string }) => {
    read.push(personId)
    return Promise.resolve([personId])
  })
  const [tx, fact] = [{} as Tx, { personId: 'sanne' }]
  expect(await Promise.all([whom(tx, fact), whom(tx, fact)])).toEqual([['sanne'], ['sanne']])
  // The same ids in a later attempt: what was read in a transaction that failed is not believed.
  await whom(tx, { personId: 'sanne' })
  expect(read).toEqual(['sanne', 'sanne'])
})

import { newId } from '@bewezen/domain/base/ids.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'
import { newMessage } from '../testing/newMessage.ts'
import { openTalkOf } from './openTalkOf.ts'

const world = await openWorld({ engine: 'server' })
const [sem, moderator] = [await world.person(), await world.person({ role: 'moderator' })]

test('COM-MOD-13 a member who writes to Beheer while it answers waits for nothing that waits for them', async () => {
  const conversationId = await world.house.transaction((tx, now) => openTalkOf(tx, sem.id, now))
  let last = 0
  for (let round = 0; round < runs(20, 500); round++) {
    const told = await Promise.allSettled([
      sem.does(community.post, newMessage({ id: conversationId }, 'En nu?')),
      moderator.does(community.answerAsDesk, { id: newId(), conversationId, content: 'Ja', seenSeq: last }),
      sem.does(community.post, newMessage({ id: conversationId }, 'Toch niet')),
    ])
    const refused = told.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code)
    // Whoever works the queue answers only what they saw (COM-MOD-13); the member always may.
    expect([[], ['TALK_MOVED_ON']]).toContainEqual(refused)
    last += told.length - refused.length
  }
})

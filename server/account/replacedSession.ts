import type { FastifyInstance } from 'fastify'
import type { House } from '../base/house.ts'
import { onSessionBegun } from './begunSession.ts'
import { tellSessionEnded } from './sessionEnded.ts'

/**
 * Session rotation: whichever way a session begins, the one that the same browser brought along ends, of whomever it was
 * (SEC-ACC-32). No browser holds it any more, so its owner could not sign it out here. It ends once the answer has gone, so
 * that other tabs of this browser hear of it with the new cookie in hand.
 */
export async function endReplacedSessions(app: FastifyInstance, house: House): Promise<void> {
  const { internalAdapter } = await house.auth.$context
  const end = async (token: string) => {
    const { asker, sessionId } = await house.snapshots.of(token)
    if (!asker || !sessionId) return
    await internalAdapter.deleteSession(token)
    await tellSessionEnded(house, { personId: asker.id, sessionId })
  }
  await onSessionBegun(
    app,
    house,
    async (_request, { brought }) => void (brought && (await end(brought))),
    'a session that was replaced goes on',
  )
}

import { mayViewAs, type ViewAs, viewedAsker } from '@bewezen/domain/access/viewAs.ts'
import type { FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { lacksSecondFactor, type Snapshot } from '../snapshot.ts'
import { bringsViewing, readViewing } from './cookie.ts'

/** A request of an admin who views the site as another: as whom, until when, and the snapshot by which it is answered. */
export type Viewing = { as: ViewAs; endsAt: string; snapshot: Snapshot }

/** The ways out, which are the admin's own: they are answered as if nobody viewed anything. */
const waysOut: ReadonlySet<string> = new Set(['/api/access/stopViewing', '/api/auth/sign-out', '/api/auth/leave'])
export const isWayOut = ({ url }: Pick<FastifyRequest, 'url'>): boolean => waysOut.has(url.split('?', 1)[0] ?? '')

/**
 * The viewing that a request belongs to, or null: the cookie is ours, its time is not over, and the session that it is
 * bound to is still that of somebody who may view (ADM-MORE-50, ADM-MORE-54). The snapshot is of nobody who exists, under
 * the modes of the site as they are.
 */
export async function viewingOf(house: House, request: FastifyRequest): Promise<Viewing | null> {
  const { cookie } = request.headers
  if (!bringsViewing(cookie) || isWayOut(request)) return null
  const token = house.sessionToken(cookie)
  const chosen = token && readViewing(house, cookie, token)
  if (!chosen) return null
  const own = await house.snapshots.of(token)
  if (!mayViewAs(own.asker, own.modes) || lacksSecondFactor(own, house.settings)) return null
  const { as, endsAt } = chosen
  const snapshot = { asker: viewedAsker(as), sessionId: null, modes: own.modes, lateUntil: null, secondFactor: true }
  return { as, endsAt: new Date(endsAt).toISOString(), snapshot }
}

import type { FastifyInstance } from 'fastify'
import type { House } from '../base/house.ts'
import { serveInbound } from './inbound.ts'
import { serveMedia } from './media.ts'
import { metaStandIn } from './meta/graph.ts'
import { serveMeta } from './meta/inbound.ts'
import { mailboxPlugin } from './standin/mailboxPlugin.ts'
import { metaStandInPlugin } from './standin/plugin.ts'

/** The doors of this room beside its operations: for the channels, for files, and the stand-ins. */
export async function serveExternal(app: FastifyInstance, house: House): Promise<void> {
  await serveInbound(app, house)
  await serveMeta(app, house)
  serveMedia(app, house)
  const standIn = metaStandIn(house.settings)
  if (standIn) await app.register(metaStandInPlugin, standIn)
  if (house.settings.mode !== 'production') await app.register(mailboxPlugin(house), { prefix: '/dev/imap' })
}

import type { FastifyInstance } from 'fastify'
import type { House } from '../base/house.ts'
import { serveInbound } from './inbound.ts'
import { metaStandIn } from './meta/graph.ts'
import { serveMeta } from './meta/inbound.ts'
import { serveMedia } from './meta/media.ts'
import { metaStandInPlugin } from './standin/plugin.ts'

/** The doors of this room beside its operations: for the channels, for files, and the stand-in where there is no Meta. */
export async function serveExternal(app: FastifyInstance, house: House): Promise<void> {
  await serveInbound(app, house)
  await serveMeta(app, house)
  serveMedia(app, house)
  const standIn = metaStandIn(house.settings)
  if (standIn) await app.register(metaStandInPlugin, standIn)
}

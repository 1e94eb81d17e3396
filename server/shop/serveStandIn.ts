import type { FastifyInstance } from 'fastify'
import type { House } from '../base/house.ts'
import { generatorStandIn } from './generate/models.ts'
import { shopStandIn } from './standin/plugin.ts'

/** Serves the stand-in of the models that write and draw, where there is no endpoint. */
export async function serveShopStandIn(app: FastifyInstance, house: House): Promise<void> {
  const standIn = generatorStandIn(house.settings)
  if (standIn) await app.register(shopStandIn, { prefix: standIn.prefix })
}

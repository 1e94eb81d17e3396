import { openStandIn } from '../../base/testing/openStandIn.ts'
import type { Mood } from '../standin/answer.ts'
import { shopStandIn } from '../standin/plugin.ts'

type Request = {
  model?: string
  prompt?: string
  response_format?: unknown
  messages?: { role: string; content: string }[]
}

/** The stand-in of the models that write and draw on a port of its own; it is taken away after the test file. */
export const openShopStandIn = () => openStandIn<Request, Mood>(shopStandIn)

import type { Logger } from 'pino'
import type { Database } from '../../base/database/open.ts'
import type { LiveHub } from '../../base/live/hub.ts'
import { channelReaders } from '../facts.ts'
import { deliveryPolicy } from './deliveryPolicy.ts'
import { Presence } from './presence.ts'

/** The presence of one process: told by its hub, and shared with the other processes by `hint`. */
export function openPresence(it: {
  database: Database
  live: LiveHub
  log: Logger
  hint: (text: string) => Promise<void>
}): Presence {
  const presence = new Presence({
    hint: it.hint,
    log: it.log,
    readers: (channelIds) => channelReaders.read(it.database.db, channelIds),
    publish: (signal, sessions, audience) => it.live.publish(signal, sessions, audience),
  })
  it.live.onFact((fact) => presence.take(fact))
  it.live.deliverBy(deliveryPolicy({ presence, db: it.database.db, log: it.log }))
  return presence
}

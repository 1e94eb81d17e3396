import { newId } from '@bewezen/domain/base/ids.ts'
import type { World } from '../../base/testing/world.ts'
import { saveNotifications } from '../saveNotifications.ts'

type Told = { type?: string; title?: string; data?: object | string; message?: string; at?: string }

/** Gives somebody a notification as a fact would; `data` that is a text is stored as JSON text. Answers its id. */
export async function tell(world: World, person: { id: string }, told: Told = {}): Promise<string> {
  const made = await world.house.transaction((tx) =>
    saveNotifications(tx, newId(), [
      { personId: person.id, type: told.type ?? 'mention', title: told.title ?? 'Noor heeft je genoemd', data: {} },
    ]),
  )
  const id = made[0]?.id ?? ''
  await world.house.database.pool.query(
    `update notifications set data = coalesce($2::jsonb, data), message = $3,
      created_at = coalesce($4::timestamptz, created_at) where id = $1`,
    [id, told.data === undefined ? null : JSON.stringify(told.data), told.message ?? null, told.at ?? null],
  )
  return id
}

import { expect } from 'vitest'
import type { World } from '../../base/testing/world.ts'

/** Who was told of a message, by username, and as what; nobody is told twice. */
export async function told({ house }: World, messageId: string): Promise<Record<string, string>> {
  await house.settled()
  const { rows } = await house.database.pool.query<{ username: string; type: string }>(
    `select p.username, n.type from notifications n join profiles p on p.id = n.user_id
      where n.data->>'message_id' = $1 order by p.username`,
    [messageId],
  )
  expect(new Set(rows.map((row) => row.username)).size).toBe(rows.length)
  return Object.fromEntries(rows.map((row) => [row.username, row.type]))
}

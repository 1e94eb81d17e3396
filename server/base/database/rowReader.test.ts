import { eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { channels, communities } from '../../community/tables.ts'
import { profiles } from '../../profile/tables.ts'
import { openWorld } from '../testing/world.ts'
import type { Db } from './open.ts'
import { prepared } from './prepared.ts'

const world = await openWorld()
const other = alias(profiles, 'other')

await world.person()
await world.given.channel({ postRoles: ['teacher'] })
await world.given.community()

const queries: Record<string, (db: Db) => { execute(): Promise<unknown[]> }> = {
  'columns of every kind': (db) => db.select().from(profiles).prepare('reader_all'),
  'a joined table that is there or not': (db) =>
    db
      .select({ name: communities.name, made: communities.createdAt, channel: channels })
      .from(communities)
      .leftJoin(channels, eq(channels.communityId, communities.id))
      .prepare('reader_left'),
  'a joined table that is always there': (db) =>
    db
      .select({ community: { slug: communities.slug }, channel: { description: channels.description } })
      .from(channels)
      .innerJoin(communities, eq(communities.id, channels.communityId))
      .prepare('reader_inner'),
  'a group of columns of two tables, both absent': (db) =>
    db
      .select({ both: { mine: profiles.city, theirs: other.city }, none: { id: other.id } })
      .from(profiles)
      .leftJoin(other, isNull(profiles.id))
      .prepare('reader_mixed'),
  'expressions, with and without a reader of their own': (db) =>
    db
      .select({
        count: sql<number>`count(*)`.mapWith(Number),
        raw: sql<string>`count(*)`,
        named: sql<number>`count(*)`.mapWith(Number).as('named'),
        inside: { none: sql<null>`null`, list: sql<number[]>`json_build_array(1, 2)` },
      })
      .from(profiles)
      .prepare('reader_sql'),
}

test.each(Object.entries(queries))('%s: rows are read exactly as Drizzle reads them', async (_what, make) => {
  const { db } = world.house.database
  const rows = await prepared(make)(db).execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows).toEqual(await make(db).execute())
})

test('the hot queries have a reader of their own', () => {
  const { db } = world.house.database
  for (const make of Object.values(queries)) expect(prepared(make)(db)).toHaveProperty('customResultMapper')
})

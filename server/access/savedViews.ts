import { access } from '@bewezen/domain/access/contract.ts'
import {
  cleanViewName,
  type ViewList,
  viewListNames,
  viewQuery,
  viewRefusal,
} from '@bewezen/domain/access/savedViews.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { savedViews as table } from './tables.ts'

type Owned = { personId: string; list: ViewList }

/** The saved filters of the asker for one list, as they were made (ADM-MORE-40). */
export const savedViews = serve(access.savedViews, async (ctx, { list }) => ({
  views: (await readViews(ctx.db, { personId: ctx.person.id, list })).map(({ id, name, query }) => ({
    id,
    name,
    query,
  })),
}))

/** Keeps the filters of a list under a name, once per id (ADM-MORE-41, ADM-MORE-42). */
export const keepView = serve(access.keepView, (ctx, { id, list, name: typed, query: asked }) => {
  const personId = ctx.person.id
  const [name, query] = [cleanViewName(typed), viewQuery(list, Object.fromEntries(new URLSearchParams(asked)))]
  if (query === '') refuse('INVALID_INPUT', { fields: ['query'] })
  return ctx.transaction(async (tx, now) => {
    const views = await openViews(tx, { personId, list })
    const same = views.find((one) => one.id === id)
    if (same) return same.name === name && same.query === query ? { id, name, query } : refuse('ID_IN_USE')
    const [taken] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id))
    if (taken) refuse('ID_IN_USE')
    refuseIf(viewRefusal(views, { name, isNew: true }))
    await tx.insert(table).values({ id, personId, list, name, query, createdAt: now })
    return { id, name, query }
  })
})

/** Gives one of the own filters another name. */
export const renameView = serve(access.renameView, (ctx, { id, name: typed }) =>
  ctx.transaction(async (tx) => {
    const personId = ctx.person.id
    const [own] = await tx.select({ list: table.list }).from(table).where(ownView(personId, id))
    const list = viewListNames.find((one) => one === own?.list)
    if (!list) return refuse('NOT_FOUND')
    const views = await openViews(tx, { personId, list })
    const it = views.find((one) => one.id === id) ?? refuse('NOT_FOUND')
    const name = cleanViewName(typed)
    refuseIf(
      viewRefusal(
        views.filter((one) => one !== it),
        { name, isNew: false },
      ),
    )
    await tx.update(table).set({ name }).where(ownView(personId, id))
    return { id, name, query: it.query }
  }),
)

/** Takes one of the own filters away; one that is gone already is gone. */
export const removeView = serve(access.removeView, (ctx, { id }) =>
  ctx.transaction(async (tx) => {
    await tx.delete(table).where(ownView(ctx.person.id, id))
    return { done: true as const }
  }),
)

const ownView = (personId: string, id: string) => and(eq(table.personId, personId), eq(table.id, id))

/** Opens the filters of somebody for one list: until the end of the transaction nobody else keeps one for them, so that twenty stays twenty. */
async function openViews(tx: Tx, of: Owned) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${of.personId}`}, 0))`)
  return readViews(tx, of)
}

const readViews = (reader: Reader, { personId, list }: Owned) =>
  reader
    .select({ id: table.id, name: table.name, query: table.query })
    .from(table)
    .where(and(eq(table.personId, personId), eq(table.list, list)))
    .orderBy(asc(table.createdAt), asc(table.id))

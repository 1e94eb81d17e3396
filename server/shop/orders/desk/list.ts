import { mostCounted } from '@bewezen/domain/access/people.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { ordersPerPage as limit } from '@bewezen/domain/shop/orders/deskContract.ts'
import { needsLook } from '@bewezen/domain/shop/orders/needsLook.ts'
import { type DeskTab, deskTabs, hasGoods, isInTab, orderStates } from '@bewezen/domain/shop/orders/orderStates.ts'
import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import { peopleLike } from '../../../access/index.ts'
import type { Reader } from '../../../base/database/open.ts'
import { type From, newestFirst, readPage } from '../../../base/database/pages.ts'
import { serve } from '../../../base/serve.ts'
import { shopOrderLines, shopOrders } from '../../tables.ts'
import { instant } from '../read/baseOrder.ts'
import { toBuyer } from '../read/deskOrder.ts'
import { type Gathered, gather, selectOrders } from '../read/gather.ts'

/** The orders of a tab, the newest first, with how many each tab has; narrowed to what was typed (SHOP-ORDER-33). */
export const desk = serve(orders.desk, async ({ db }, { tab, text, ...turn }) => {
  const wanted = and(inTab(tab), isSought(text))
  const [{ rows, previous, next }, total, [counts]] = await Promise.all([
    readPage(turn, limit, (from) => pageOfOrders(db, wanted, from)),
    db.$count(
      db
        .select({ one: sql`1` })
        .from(shopOrders)
        .where(wanted)
        .limit(mostCounted + 1)
        .as('found'),
    ),
    db.select(counted).from(shopOrders),
  ])
  return {
    orders: (await gather(db, rows)).map(toRow),
    total,
    previous,
    next,
    counts: Object.fromEntries(deskTabs.map((one) => [one, counts?.[one] ?? 0])) as Record<DeskTab, number>,
  }
})

const madeAtOf = (id: string) => sql`(select created_at from shop_orders where id = ${id})`

async function pageOfOrders(db: Reader, wanted: SQL | undefined, from: From) {
  const { beyond, order } = newestFirst(sql`${shopOrders.createdAt}`, sql`${shopOrders.id}`, madeAtOf, from)
  const rows = await selectOrders(db)
    .where(and(wanted, beyond))
    .orderBy(order)
    .limit(limit + 1)
  return rows.map((row) => ({ ...row, id: row.order.id }))
}

/** The same as `hasGoods` of the domain. */
const withGoods = sql`exists (select from ${shopOrderLines}
  where ${shopOrderLines.orderId} = ${shopOrders.id} and ${shopOrderLines.isPhysical}
    and ${shopOrderLines.refundedQuantity} < ${shopOrderLines.quantity})`

/** The rule of the domain about every state, asked of the rows. */
function inTab(tab: DeskTab): SQL | undefined {
  const always = orderStates.filter((state) => isInTab(tab, { state, hasGoods: false }))
  const toSend = orderStates.filter((state) => isInTab(tab, { state, hasGoods: true }) && !always.includes(state))
  if (always.length === orderStates.length) return undefined
  return or(
    always.length > 0 ? inArray(shopOrders.state, always) : undefined,
    toSend.length > 0 ? and(inArray(shopOrders.state, toSend), withGoods) : undefined,
  )
}

const counted = Object.fromEntries(
  deskTabs.map((tab) => [tab, sql<number>`count(*) filter (where ${inTab(tab) ?? sql`true`})::int`]),
) as Record<DeskTab, SQL<number>>

/** By the first letters of the number, the name on the parcel, or the name and e-mail address of the buyer, capitals and accents aside. */
function isSought(typed: string): SQL | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const like = text.replace(/[\\%_]/g, '\\$&')
  return or(
    sql`${shopOrders.id}::text like ${`${like.toLowerCase()}%`}`,
    sql`fold_name(coalesce(${shopOrders.name}, '')) like '%' || fold_name(${like}) || '%'`,
    sql`${shopOrders.userId} in ${peopleLike(text)}`,
  )
}

function toRow({ order, buyer, lines, refunds }: Gathered) {
  const { id, state, version, totalCents, createdAt, paidAt, isDisputed } = order
  return {
    id,
    state,
    version,
    totalCents,
    buyer: buyer && toBuyer(buyer),
    createdAt: createdAt.toISOString(),
    paidAt: instant(paidAt),
    lines: lines.map(({ line: { name, quantity } }) => ({ name, quantity })),
    hasGoods: hasGoods(lines.map(({ line }) => line)),
    needsLook: needsLook({ isDisputed, refunds }),
    tookMoney: refunds.length > 0,
  }
}

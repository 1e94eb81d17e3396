import type { Capability } from '@bewezen/domain/access/capabilities.ts'
import { admin } from '@bewezen/domain/admin/contract.ts'
import { inOrder, waitingPerPage as perPage } from '@bewezen/domain/admin/waiting.ts'
import { refuse } from '../../base/refuse.ts'
import { type Ctx, serve } from '../../base/serve.ts'
import { refusalFor } from '../../base/snapshot.ts'
import { branches } from './branches.ts'
import { gather, gatherOf } from './gather.ts'

/** Everything that waits for a person: each kind with its count and its oldest, and the first of each (ADM-MORE-01..05). */
export const waiting = serve(admin.waiting, async (ctx) => {
  const mine = branches.filter(({ needs }) => mayDo(ctx, needs))
  const kinds = await gather(ctx.db, mine, ctx.person.id, ctx.house.log)
  return {
    kinds: kinds.map(({ items: _items, ...kind }) => kind),
    items: inOrder(kinds.flatMap(({ items }) => items)),
  }
})

/** One kind whole, page after page (ADM-MORE-03). */
export const waitingOf = serve(admin.waitingOf, async (ctx, { kind, after, since }) => {
  const branch = branches.find((one) => one.kind === kind)
  if (!branch || !mayDo(ctx, branch.needs)) return refuse('NOT_FOUND')
  const cursor = after && since ? { id: after, since } : null
  const items = await gatherOf(ctx.db, branch, ctx.person.id, cursor)
  return { items: items.slice(0, perPage), hasMore: items.length > perPage }
})

const mayDo = ({ snapshot, house }: Ctx, needs: Capability): boolean =>
  refusalFor(snapshot, { needs, whileCovered: false }, house.settings) === null

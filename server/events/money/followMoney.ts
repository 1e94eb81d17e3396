import type { Tx } from '../../base/database/open.ts'
import type { House } from '../../base/house.ts'
import type { Passed } from '../seats/passed.ts'
import { closeNow } from './closeCheckout.ts'
import { owe } from './refund.ts'

/** What a change of the seats means for money at the provider: ended holds cannot be paid any more, and what goes back is owed. */
export async function followMoney(house: House, tx: Tx, { changed, effects }: Passed): Promise<void> {
  const ended = changed.filter(({ before, after }) => before?.status === 'reserved' && after.status !== 'reserved')
  await closeNow(
    house,
    tx,
    ended.map(({ after }) => after.id),
  )
  for (const effect of effects) if (effect.kind === 'refund') await owe(house, tx, effect.paymentId)
}

import { countAttempt } from '../../account/index.ts'
import { refuse } from '../../base/refuse.ts'
import type { Ctx } from '../../base/serve.ts'

/** Counts one call of a model against the limit of its network address; refuses TOO_MANY_REQUESTS beyond it (SHOP-AI-08). */
export async function countGenerated({ house, db, address }: Ctx): Promise<void> {
  const limit = house.settings.GENERATE_LIMIT
  if (!(await countAttempt(house, db, { kind: 'generate', subject: address, limit }))) refuse('TOO_MANY_REQUESTS')
}

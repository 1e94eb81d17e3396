import { openStandIn } from '../../../assistant/testing/standin.ts'
import { openTransfers } from '../../../events/testing/transfers.ts'
import { withoutLimits } from '../withoutLimits.ts'

export const password = 'Wandelen-2026'
export const iso = (at: Date | undefined): string => at?.toISOString() ?? ''

export type Ground = Awaited<ReturnType<typeof openGround>>

/** A house that sells and answers, without limits, with two admins and three members in it. */
export async function openGround({ env, ...options }: Parameters<typeof openTransfers>[0] = {}) {
  const standIn = await openStandIn()
  const world = await openTransfers({ ...options, env: { AI_BASE_URL: standIn.url, ...withoutLimits, ...env } })
  const { house, given, query } = world
  // What a right password costs is no part of what it opens.
  house.provePassword = async () => {}
  const passwordHash = await (await house.auth.$context).password.hash(password)
  const [bo, jasper] = [
    await world.person({ role: 'admin', firstName: 'Bo', passwordHash }),
    await world.person({ role: 'admin', firstName: 'Jasper', passwordHash }),
  ]
  const [noor, sem, lieke] = [
    await world.person({ firstName: 'Noor', passwordHash }),
    await world.person({ firstName: 'Sem', passwordHash }),
    await world.person({ firstName: 'Lieke', passwordHash }),
  ]
  const idOf = async (text: string, values: unknown[] = []) => (await query<{ id: string }>(text, values))[0]?.id ?? ''
  const momentOf = async (text: string, values: unknown[]) =>
    (await query<{ at: Date }>(text, values))[0]?.at ?? new Date()
  return { world, given, house, query, passwordHash, idOf, momentOf, bo, jasper, noor, sem, lieke }
}

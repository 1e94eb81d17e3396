import { eventually } from '../eventually.ts'
import { openGround } from './ground.ts'
import { ofAccounts } from './stageAccounts.ts'
import { ofEvents, ofShop, ofSite } from './stageEvenings.ts'
import { ofLearning, ofPlaces } from './stagePlaces.ts'

export type Stage = Awaited<ReturnType<typeof openStage>>

/** A house with something of everything, so that each operation finds what it is about. */
export async function openStage(options: Parameters<typeof openGround>[0] = {}) {
  const ground = await openGround(options)
  return {
    ...ground,
    ...(await ofAccounts(ground)),
    ...(await ofPlaces(ground)),
    ...(await ofLearning(ground)),
    ...(await ofEvents(ground)),
    ...(await ofShop(ground)),
    ...(await ofSite(ground)),
    close: () => ground.world.close(),
    /** Waits until the assistant said something to each message of somebody. */
    isAnswered: (who: { id: string }) =>
      eventually(async () => {
        const [said] = await ground.query<{ left: number }>(
          'select count(*) filter (where is_user)::int - count(*) filter (where not is_user)::int as left from ai_n1_assistent where profile_id = $1',
          [who.id],
        )
        if (said?.left !== 0) throw new Error(`the assistant owes ${said?.left} answers`)
      }),
  }
}

import type { Asker } from '@bewezen/domain/access/gate.ts'
import type { Operation } from '../http/operations.ts'
import { Refusal, refuse } from '../refuse.ts'
import type { Caller } from '../serve.ts'
import { refusalFor } from '../snapshot.ts'

/**
 * How a read is answered to an admin who views the site as another: `asRole` asks it by the rights of that role, as
 * nobody who exists; a function gives the answer of somebody who has nothing yet.
 */
type ViewedRead = 'asRole' | ((viewed: { asker: Asker | null; caller: Caller }) => unknown)

/** The operations with the answers of a viewing; whatever is not named tells of people, and is refused (ADM-MORE-51). */
export const answeringViewings = (
  operations: readonly Operation[],
  viewedReads: Readonly<Record<string, Readonly<Record<string, ViewedRead | undefined>> | undefined>>,
): Operation[] =>
  operations.map((operation) => {
    const [room = '', name = ''] = operation.name.split('.')
    const how = operation.isRead ? viewedReads[room]?.[name] : undefined
    const answer = async (input: unknown, caller: Caller): Promise<unknown> => {
      if (how === 'asRole') return operation.ask(input, caller)
      // The gate says no before anything else does, as to everybody.
      const refusal = refusalFor(caller.snapshot, operation.meta, caller.house.settings)
      if (refusal) refuse(refusal)
      return how ? how({ asker: caller.snapshot.asker, caller }) : refuse('VIEWING_AS')
    }
    return {
      ...operation,
      ask: (input, caller) =>
        caller.viewing ? answer(input, caller).catch(asStillSignedIn) : operation.ask(input, caller),
    }
  })

/** A tab that was open before hears of no end of its session: it would end it, and with it the viewing (ADM-MORE-52). */
function asStillSignedIn(error: unknown): never {
  throw error instanceof Refusal && error.code === 'SIGN_IN_REQUIRED' ? new Refusal('VIEWING_AS') : error
}

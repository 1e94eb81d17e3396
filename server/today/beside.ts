import { placesBeside, today } from '@bewezen/domain/today/contract.ts'
import { serve } from '../base/serve.ts'
import { readNextDates } from '../events/index.ts'
import { readTop } from '../profile/index.ts'

/** What of the viewer's own stands beside a conversation, but for the tasks, which have a read of their own (COM-START-40..42). */
export const beside = serve(today.beside, async ({ db, person }) => {
  const [[next = null], ranking] = await Promise.all([readNextDates(db, person), readTop(db, person, placesBeside)])
  return { next, ranking }
})

import { community } from '@bewezen/domain/community/contract.ts'
import { serve } from '../base/serve.ts'
import { openMessages } from './messageRows.ts'

/** Some messages, for what arrived or changed live; unknown ones and those that the viewer may not see are left out. */
export const messagesById = serve(community.messagesById, async (ctx, { ids }) => ({
  messages: await openMessages(ctx.db, ctx.person, ids),
}))

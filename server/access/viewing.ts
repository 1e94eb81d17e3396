import { access } from '@bewezen/domain/access/contract.ts'
import { type ViewAs, viewAsEnds } from '@bewezen/domain/access/viewAs.ts'
import { viewAsLabels } from '@bewezen/domain/access/viewAsWords.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { bringsViewing, readViewing, viewingCookie } from '../base/viewing/cookie.ts'
import { writeAudit } from './audit.ts'

/** Shows this browser the site as a role sees it, until it is stopped or half an hour is over (ADM-MORE-50, ADM-MORE-54). */
export const startViewing = serve(access.startViewing, async (ctx, { as }) => {
  const token = ctx.token ?? refuse('SIGN_IN_REQUIRED')
  await writeDown(ctx, 'viewing.started', as)
  const endsAt = viewAsEnds(Date.now())
  ctx.setCookies([viewingCookie(ctx.house, token, { as, endsAt })])
  return { endsAt: new Date(endsAt).toISOString() }
})

/** Ends it before its time; asked again, or when it is over by itself, it only takes the cookie away (ADM-MORE-52). */
export const stopViewing = serve(access.stopViewing, async (ctx) => {
  const token = ctx.token ?? refuse('SIGN_IN_REQUIRED')
  const cookies = ctx.headers().get('cookie') ?? undefined
  const chosen = bringsViewing(cookies) ? readViewing(ctx.house, cookies, token) : null
  if (chosen) await writeDown(ctx, 'viewing.stopped', chosen.as)
  ctx.setCookies([viewingCookie(ctx.house, token, null)])
  return { done: true as const }
})

const writeDown = (ctx: Ctx, action: 'viewing.started' | 'viewing.stopped', as: ViewAs) =>
  ctx.transaction((tx, at) =>
    writeAudit(tx, { actorId: ctx.person.id, action, subjectId: null, newValue: viewAsLabels[as], at }),
  )

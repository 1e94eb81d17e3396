import { profile } from '@bewezen/domain/profile/contract.ts'
import { z } from 'zod'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { openOwn, openPerson } from './openPerson.ts'

/** One's own profile (SH-PROF-28). */
export const mine = serve(profile.mine, (ctx) => openOwn(ctx.db, ctx.person.id))

/** Another member's profile (SH-ROUTE-12, SH-PROF-18, SH-PROF-29): sign-in id and profile id are the same one. */
export const person = serve(profile.person, (ctx, { id }) =>
  z.uuid().safeParse(id).success ? openPerson(ctx.db, id) : refuse('NOT_FOUND'),
)

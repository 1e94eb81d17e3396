import { holds } from '@bewezen/domain/access/capabilities.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { likePattern, maxSuggestions, suggestedBatches } from '@bewezen/domain/community/mentions.ts'
import { and, isNull, like, notLike } from 'drizzle-orm'
import { serve } from '../base/serve.ts'
import { faceColumns, foldedUsername, profiles } from '../profile/tables.ts'
import { openChannel } from './doors.ts'
import { eveningRoles } from './evenings.ts'
import { readersOf } from './readers.ts'

/** Whom a typed name may mean among those who can read the channel; names that begin with it come first (SH-MENT-01, SH-EDGE-34). */
export const mentionable = serve(community.mentionable, async (ctx, { channelId, typed }) => {
  const channel = await openChannel(ctx.db, ctx.person, channelId)
  const allowedRoles = channel.livestreamId === null ? channel.allowedRoles : await eveningRoles(ctx.db, channelId)
  // Nobody is called into a private conversation (COM-CHAT-26).
  if (allowedRoles === null) return { people: [], groups: [] }
  const anywhere = likePattern(typed.toLowerCase())
  const atStart = anywhere.slice(1)
  const name = foldedUsername(profiles.username)
  const peopleWho = (match: ReturnType<typeof and>, limit: number) =>
    ctx.db
      .select(faceColumns(profiles))
      .from(profiles)
      .where(and(match, isNull(profiles.hiddenAt), readersOf({ allowedRoles })))
      .orderBy(name)
      .limit(limit)

  // Two questions, since an index answers each of them and neither answers both.
  const people = await peopleWho(like(name, atStart), maxSuggestions)
  if (people.length < maxSuggestions)
    people.push(...(await peopleWho(and(like(name, anywhere), notLike(name, atStart)), maxSuggestions - people.length)))
  const maySayGroups = channel.communityId !== null && holds(ctx.person.role, 'mentionGroups')
  return { people, groups: suggestedBatches(typed, maySayGroups) }
})

import { z } from 'zod'
import { leaderboardGroups } from '../access/leaderboardGroup.ts'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { awardOperations } from './awardContract.ts'
import { Face } from './face.ts'

const Award = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  earnedAt: Instant,
})
export type Award = z.infer<typeof Award>

/** What everybody in the community sees of a person: never the e-mail address, the subscription or the days (SH-PROF-29). */
export const PublicProfile = Face.extend({
  role: z.string(),
  points: z.number(),
  /** The place within the own group; null for who is not ranked (SH-RANK-05). */
  rank: z.number().nullable(),
  level: z.object({ number: z.number(), name: z.string() }).nullable(),
  bio: z.string().nullable(),
  profession: z.string().nullable(),
  city: z.string().nullable(),
  interests: z.array(z.string()),
  nutritionIcon: z.string().nullable(),
  sportIcon: z.string().nullable(),
  interestIcon: z.string().nullable(),
  /** Newest first (SH-PROF-30). */
  awards: z.array(Award),
})
export type PublicProfile = z.infer<typeof PublicProfile>

const OwnProfile = PublicProfile.extend({
  daysActive: z.number(),
  /** The name of the plan that gives access now, bought or given; null without access (SH-CARD-07). */
  subscription: z.string().nullable(),
})
export type OwnProfile = z.infer<typeof OwnProfile>

const Contact = z.object({
  email: z.string(),
  phone: z.string().nullable(),
  emergencyContactName: z.string().nullable(),
  emergencyContactPhone: z.string().nullable(),
})

// Lengths are counted in visible symbols by the rules of this room; these only keep out what nobody types.
const typed = z.string().max(2_000)
const own = { needs: 'useOwnAccount' } as const

/** Somebody's place in the ranking of a group. */
export const Place = Face.extend({ role: z.string(), points: z.number(), rank: z.number() })

export const profile = {
  /** One's own profile, as far as it is public, with what nobody else sees. */
  mine: operation({ ...own, read: true, input: z.object({}), output: OwnProfile }),
  /** Another member's profile; an id that is unknown, hidden or none at all answers the same (SH-PROF-18, SH-PROF-28). */
  person: operation({
    needs: 'seePeople',
    read: true,
    input: z.object({ id: z.string().max(100) }),
    output: PublicProfile,
  }),
  /** Saves the personal panel; what is left out keeps its value (SH-PROF-10, SH-PROF-20, SH-CALL-17). */
  save: operation({
    ...own,
    input: z.object({
      username: z.string().max(60).optional(),
      firstName: typed.optional(),
      lastName: typed.optional(),
      bio: z.string().max(20_000).optional(),
      profession: typedLine(2_000).optional(),
      city: typedLine(2_000).optional(),
      interests: z.array(typedLine(2_000)).max(200).optional(),
      nutritionIcon: typed.optional(),
      sportIcon: typed.optional(),
      interestIcon: typed.optional(),
    }),
    output: OwnProfile,
    refusals: { USERNAME_IN_USE: nothing },
  }),
  /** One's own contact panel; nobody else's can be asked for (SH-CONT-11). */
  contact: operation({ ...own, read: true, input: z.object({}), output: Contact }),
  /** Saves the contact panel and answers it as it is stored (SH-CALL-30, SH-CALL-31). */
  saveContact: operation({
    ...own,
    input: z.object({ phone: typed, emergencyContactName: typedLine(2_000), emergencyContactPhone: typed }),
    output: Contact,
  }),
  /** Shows an uploaded picture as one's own face, and takes the earlier one away (SH-AVAT-05, SH-CALL-18). */
  setAvatar: operation({
    ...own,
    input: z.object({ uploadId: Id }),
    output: z.object({ avatarUrl: z.string() }),
    refusals: { UPLOAD_FAILED: nothing },
  }),
  /** A page of a leaderboard group in order, and one's own place in it (SH-RANK-01, SH-CALL-19). */
  ranking: operation({
    needs: 'seePeople',
    read: true,
    input: z.object({
      group: z.enum(leaderboardGroups),
      /** The last one of the page before. */
      afterPoints: z.coerce.number().int().min(-2_147_483_648).max(2_147_483_647).optional(),
      afterId: Id.optional(),
    }),
    output: z.object({
      places: z.array(Place),
      hasMore: z.boolean(),
      own: z.object({ points: z.number(), rank: z.number() }).nullable(),
    }),
  }),
  ...awardOperations,
}

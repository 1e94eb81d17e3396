import { avatarColor } from '@bewezen/domain/account/avatarColor.ts'
import { fileAddress } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { sql } from 'drizzle-orm'
import { authAccounts, authUsers } from '../account/tables.ts'
import { newKey } from '../base/files/keys.ts'
import type { Received } from '../base/files/receive.ts'
import { uploads } from '../base/files/tables.ts'
import type { House } from '../base/house.ts'
import { medicalProfiles } from '../health/tables.ts'
import { entitlements } from '../membership/tables.ts'
import { activeDays, contactInfo, pointsLedger, profiles } from '../profile/tables.ts'
import type { GivenPerson } from './givenPeople.ts'
import { inParts } from './inParts.ts'

type CrowdWish = Omit<GivenPerson, 'id'> & {
  city: string
  profession: string
  bio: string | null
  interests: readonly string[]
  passwordHash: string
  joinedAt: Date
}

/** The words of the vocabulary for many people at once: what each of their operations would write, in few statements. */
export const givenCrowd = (house: House) => ({
  /** Many people at once, in few statements, each with access and a confirmed address; nobody is told of them. */
  async people(wishes: readonly CrowdWish[]): Promise<GivenPerson[]> {
    const rows = wishes.map((wish) => ({ ...wish, id: newId() }))
    await house.transaction(async (tx) => {
      await inParts(rows, (part) =>
        tx.insert(authUsers).values(
          part.map(({ id, firstName, lastName, email }) => ({
            id,
            name: `${firstName} ${lastName}`,
            email,
            emailVerified: true,
          })),
        ),
      )
      await inParts(rows, (part) =>
        tx.insert(profiles).values(
          part.map(({ id, firstName, lastName, username, role, city, profession, bio, interests, joinedAt }) => ({
            id,
            userId: id,
            firstName,
            lastName,
            username,
            avatarColor: avatarColor(id),
            role,
            city,
            profession,
            bio,
            interests: [...interests],
            createdAt: joinedAt,
          })),
        ),
      )
      await inParts(rows, (part) => tx.insert(contactInfo).values(part.map(({ id }) => ({ profileId: id }))))
      await inParts(rows, (part) => tx.insert(medicalProfiles).values(part.map(({ id }) => ({ profileId: id }))))
      await inParts(rows, (part) =>
        tx.insert(authAccounts).values(
          part.map(({ id, passwordHash }) => ({
            id: newId(),
            accountId: id,
            providerId: 'credential',
            userId: id,
            password: passwordHash,
          })),
        ),
      )
      await inParts(rows, (part) =>
        tx.insert(entitlements).values(
          part.map(({ id, joinedAt }) => ({
            id: newId(),
            userId: id,
            productTier: 'student',
            validUntil: null,
            createdAt: joinedAt,
          })),
        ),
      )
    })
    return rows.map(({ id, firstName, lastName, username, email, role }) => ({
      id,
      firstName,
      lastName,
      username,
      email,
      role,
    }))
  },

  /** The pictures that people put on their profile, as their uploads are kept. */
  async avatars(made: readonly { person: { id: string }; file: Received; at: Date }[]): Promise<void> {
    const kept = made.map(({ person, file, at }) => {
      const { sizes, keptAs, focus, ...measured } = file
      return {
        id: newId(),
        ownerId: person.id,
        key: newKey('avatar', person.id, at, { keptAs, focus }),
        at,
        sizes,
        measured,
      }
    })
    await Promise.all(kept.map(({ key, sizes }) => house.files.save(key, sizes)))
    await house.transaction(async (tx) => {
      await inParts(kept, (part) =>
        tx.insert(uploads).values(
          part.map(({ id, key, ownerId, at, measured }) => ({
            ...measured,
            id,
            key,
            ownerId,
            purpose: 'avatar',
            createdAt: at,
            attachedAt: at,
          })),
        ),
      )
      const shown = kept.map(({ ownerId, key }) => ({ id: ownerId, address: fileAddress(key, '256') }))
      await tx.execute(sql`update profiles p set avatar_url = n.address
        from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as n (id uuid, address text) where p.id = n.id`)
    })
  },

  /** What people did that gives points, each thing once; their scores are the sum of it (SH-RANK-06). */
  async points(
    granted: readonly { person: { id: string }; amount: number; reason: string; source: string; at: Date }[],
  ): Promise<void> {
    const rows = granted.map(({ person, amount, reason, source, at }) => ({
      id: newId(),
      profileId: person.id,
      amount,
      reason,
      source,
      grantedAt: at,
    }))
    await house.transaction(async (tx) => {
      await inParts(rows, (part) => tx.insert(pointsLedger).values(part))
      await tx.execute(sql`update profiles p set points = g.total
        from (select profile_id, sum(amount)::int as total from points_ledger group by profile_id) g
        where g.profile_id = p.id and p.points <> g.total`)
    })
  },

  /** On which days people used the site. */
  async activeOn(made: readonly { person: { id: string }; days: readonly string[] }[]): Promise<void> {
    const rows = made.flatMap(({ person, days }) => days.map((day) => ({ profileId: person.id, day })))
    await house.transaction(async (tx) => {
      await inParts(rows, (part) => tx.insert(activeDays).values(part))
      await tx.execute(sql`update profiles p set days_active = a.days
        from (select profile_id, count(*)::int as days from active_days group by profile_id) a where a.profile_id = p.id`)
    })
  },
})

import type { Role } from '@bewezen/domain/access/roles.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { eq, sql } from 'drizzle-orm'
import { savePerson } from '../account/index.ts'
import type { House } from '../base/house.ts'
import { testerAwardId } from '../base/snapshot.ts'
import { entitlements } from '../membership/tables.ts'
import { grantPoints } from '../profile/index.ts'
import { awards, awardsEarned, profiles } from '../profile/tables.ts'

export type GivenPerson = {
  id: string
  firstName: string
  lastName: string
  username: string
  email: string
  role: Role
}

type PersonWish = {
  firstName?: string
  lastName?: string
  username?: string
  email?: string
  role?: Role
  /** Has paid, or was given, access until this moment; `true` is without end. */
  entitled?: boolean | Date
  tester?: boolean
  top5?: boolean
  city?: string
  profession?: string
  bio?: string
  interests?: string[]
  /** The emoji for nutrition, sport and interest. */
  icons?: readonly [string | null, string | null, string | null]
  /** 1 to 5: the level of the university that was reached. */
  level?: number
  confirmed?: boolean
  points?: number
  /** How many days ago the account was made. */
  joinedDaysAgo?: number
  passwordHash?: string
}

/** The words of the vocabulary for people, and for what they earned. `number` gives each thing without a name another one. */
export const givenPeople = (house: House, number: () => number) => ({
  /** A person with a confirmed address, by default a student with access. */
  async person(wish: PersonWish = {}): Promise<GivenPerson> {
    const own = number()
    const firstName = wish.firstName ?? `Lid${String.fromCharCode(64 + (own % 26 || 26))}`
    const lastName = wish.lastName ?? 'Voorbeeld'
    const username = wish.username ?? `${firstName.toLowerCase().replace(/[^a-z0-9]/g, '')}_${own}`
    const email = wish.email ?? `${username}@bewezen.example`
    const role = wish.role ?? 'student'
    const id = await house.transaction(async (tx, now) => {
      const madeAt = new Date(now.getTime() - (wish.joinedDaysAgo ?? 0) * 86_400_000)
      const passwordHash = wish.passwordHash ?? 'no-password'
      const personId = await savePerson(
        house,
        tx,
        { firstName, lastName, username, email, passwordHash },
        { confirmed: wish.confirmed ?? true, role: 'no_subscription', now },
      )
      await tx
        .update(profiles)
        .set({
          role,
          top5: wish.top5 ?? false,
          city: wish.city ?? null,
          profession: wish.profession ?? null,
          bio: wish.bio ?? null,
          interests: wish.interests ?? [],
          nutritionIcon: wish.icons?.[0] ?? null,
          sportIcon: wish.icons?.[1] ?? null,
          interestIcon: wish.icons?.[2] ?? null,
          levelId: wish.level ? sql`(select id from levels where order_index = ${wish.level})` : null,
          createdAt: madeAt,
        })
        .where(eq(profiles.id, personId))
      if (wish.points) await grantPoints(tx, { personId, amount: wish.points, reason: 'given', source: 'before' }, now)
      const entitled = wish.entitled ?? role.startsWith('student')
      if (entitled)
        await tx.insert(entitlements).values({
          id: newId(),
          userId: personId,
          productTier: 'student',
          validUntil: entitled === true ? null : entitled,
          createdAt: madeAt,
        })
      if (wish.tester)
        await tx.insert(awardsEarned).values({ profileId: personId, awardId: testerAwardId, earnedAt: now })
      return personId
    })
    return { id, firstName, lastName, username, email, role }
  },

  /** An award that people earned; one by this name that exists already is earned again. */
  async award(
    award: { name: string; description?: string; imageUrl?: string },
    earned: readonly { person: { id: string }; at: Date }[] = [],
  ): Promise<{ id: string }> {
    const { db } = house.database
    const row = { id: newId(), name: award.name, description: award.description, imageUrl: award.imageUrl }
    await db.insert(awards).values(row).onConflictDoNothing()
    const [{ id: awardId } = row] = await db.select({ id: awards.id }).from(awards).where(eq(awards.name, award.name))
    if (earned.length > 0)
      await db
        .insert(awardsEarned)
        .values(earned.map(({ person, at }) => ({ profileId: person.id, awardId, earnedAt: at })))
        .onConflictDoNothing()
    return { id: awardId }
  },
})

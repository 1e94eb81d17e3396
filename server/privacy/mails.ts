import { eq } from 'drizzle-orm'
import { accountDeletions, authUsers } from '../account/tables.ts'
import type { House } from '../base/house.ts'
import { profiles } from '../profile/tables.ts'

/** Says what the mail about leaving tells; nothing once the account was called back. */
export function provideMails(house: House): void {
  house.mail.on('removalAsked', async (personId) => {
    const [told] = await house.database.db
      .select({ to: authUsers.email, firstName: profiles.firstName, dueAt: accountDeletions.dueAt })
      .from(accountDeletions)
      .innerJoin(authUsers, eq(authUsers.id, accountDeletions.personId))
      .innerJoin(profiles, eq(profiles.id, accountDeletions.personId))
      .where(eq(accountDeletions.personId, personId))
    if (!told) return null
    const { to, firstName, dueAt } = told
    const site = await house.site()
    const facts = { site, firstName, dueAt: dueAt.toISOString(), link: `${site.url}/auth` }
    return { to, template: 'removalAsked', facts }
  })
}

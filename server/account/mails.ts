import { eq } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import type { House } from '../base/house.ts'
import { profiles } from '../profile/tables.ts'
import { confirmationToken } from './confirmations.ts'
import { emailChangeToken } from './emailChanges.ts'
import { newestResetToken } from './resetLinks.ts'
import { authUsers, emailChanges, emailConfirmations } from './tables.ts'

/** Says where the mails of this room find their content at the moment they are sent. */
export function provideMails(house: House): void {
  const { db } = house.database
  const { SITE_URL: url } = house.settings

  house.mail.on('confirmEmail', async (personId, ids) => {
    const person = await addressee(personId)
    const [confirmation] = await db
      .select()
      .from(emailConfirmations)
      .where(eq(emailConfirmations.id, ids.confirmationId ?? ''))
    if (!person || person.emailVerified || !confirmation || confirmation.usedAt) return null
    const link = `${url}/auth/confirm#token=${confirmationToken(house, confirmation.id)}`
    return {
      to: person.email,
      template: 'confirmEmail',
      facts: { site: await house.site(), firstName: person.firstName, link },
    }
  })

  house.mail.on('resetPassword', async (personId) => {
    const person = await addressee(personId)
    const token = await newestResetToken(house, db, personId)
    if (!person || !token) return null
    const link = `${url}/reset-password#token=${token}`
    return {
      to: person.email,
      template: 'resetPassword',
      facts: { site: await house.site(), firstName: person.firstName, link },
    }
  })

  house.mail.on('passwordChanged', async (personId) => {
    const person = await addressee(personId)
    if (!person) return null
    const facts = {
      site: await house.site(),
      firstName: person.firstName,
      changedAt: (await readNow(db)).toISOString(),
      link: `${url}/auth`,
    }
    return { to: person.email, template: 'passwordChanged', facts }
  })

  house.mail.on('confirmNewEmail', async (personId, ids) => {
    const [person, change] = [await addressee(personId), await changeOf(ids)]
    if (!person || !change || change.usedAt) return null
    const link = `${url}/auth/confirm#token=${emailChangeToken(house, change.id)}`
    const facts = { site: await house.site(), firstName: person.firstName, link }
    return { to: change.newEmail, template: 'confirmNewEmail', facts }
  })

  house.mail.on('emailChanging', async (personId, ids) => {
    const [person, change] = [await addressee(personId), await changeOf(ids)]
    if (!person || !change) return null
    const facts = { site: await house.site(), firstName: person.firstName }
    return { to: change.oldEmail, template: 'emailChanging', facts }
  })

  house.mail.on('securityChanged', async (personId, { what = '' }) => {
    const person = await addressee(personId)
    if (!person) return null
    const facts = { site: await house.site(), firstName: person.firstName, what, link: `${url}/profile#settings` }
    return { to: person.email, template: 'securityChanged', facts }
  })

  house.mail.on('guessed', async (personId, { what }) => {
    const person = await addressee(personId)
    if (!person) return null
    const facts = {
      site: await house.site(),
      firstName: person.firstName,
      what: what === 'code' ? 'code' : 'password',
      link: `${url}/auth`,
    }
    return { to: person.email, template: 'guessed', facts }
  })

  async function changeOf({ emailChangeId = '' }: Record<string, string>) {
    const [change] = await db.select().from(emailChanges).where(eq(emailChanges.id, emailChangeId))
    return change ?? null
  }

  async function addressee(personId: string) {
    const [person] = await db
      .select({ email: authUsers.email, emailVerified: authUsers.emailVerified, firstName: profiles.firstName })
      .from(authUsers)
      .innerJoin(profiles, eq(profiles.id, authUsers.id))
      .where(eq(authUsers.id, personId))
    return person ?? null
  }
}

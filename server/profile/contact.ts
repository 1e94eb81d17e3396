import { readContact } from '@bewezen/domain/profile/contact.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import { contactSentences } from '@bewezen/domain/profile/panelWords.ts'
import { eq } from 'drizzle-orm'
import { authUsers } from '../account/tables.ts'
import type { Reader } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { refuseFaults } from './save.ts'
import { contactInfo } from './tables.ts'

/** One's own contact details: asked by their owner alone, never joined to anything else (SH-CONT-11, SH-DATA-03). */
export const contact = serve(profile.contact, (ctx) => openContact(ctx.db, ctx.person.id))

/** Saves the contact panel of the caller; the e-mail address is not among its fields (SH-CONT-02..10). */
export const saveContact = serve(profile.saveContact, async (ctx, typed) => {
  const read = readContact(typed)
  if ('faults' in read) return refuseFaults(contactSentences(read.faults))
  const personId = ctx.person.id
  return ctx.transaction(async (tx) => {
    await tx.update(contactInfo).set(read.contact).where(eq(contactInfo.profileId, personId))
    await record(tx, { kind: 'profile.changed', personId })
    return openContact(tx, personId)
  })
})

async function openContact(reader: Reader, personId: string) {
  const { phone, emergencyContactName, emergencyContactPhone } = contactInfo
  const [row] = await reader
    .select({ email: authUsers.email, phone, emergencyContactName, emergencyContactPhone })
    .from(contactInfo)
    .innerJoin(authUsers, eq(authUsers.id, contactInfo.profileId))
    .where(eq(contactInfo.profileId, personId))
  return row ?? refuse('NOT_FOUND')
}

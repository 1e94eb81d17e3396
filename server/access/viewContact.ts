import { access } from '@bewezen/domain/access/contract.ts'
import { eq } from 'drizzle-orm'
import { authUsers } from '../account/tables.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { contactInfo } from '../profile/tables.ts'
import { writeAudit } from './audit.ts'

/** Somebody's contact details for an admin, read-only; that they were looked at is written down first (SH-CONT-12). */
export const viewContact = serve(access.viewContact, (ctx, { personId }) =>
  ctx.transaction(async (tx, now) => {
    const [row] = await tx
      .select({
        email: authUsers.email,
        phone: contactInfo.phone,
        emergencyContactName: contactInfo.emergencyContactName,
        emergencyContactPhone: contactInfo.emergencyContactPhone,
      })
      .from(authUsers)
      .leftJoin(contactInfo, eq(contactInfo.profileId, authUsers.id))
      .where(eq(authUsers.id, personId))
    if (!row) return refuse('NOT_FOUND')
    await writeAudit(tx, { actorId: ctx.person.id, action: 'contact.viewed', subjectId: personId, at: now })
    return row
  }),
)

import { fileAddress } from '@bewezen/domain/base/files.ts'
import { type TeamText, teamFaults } from '@bewezen/domain/site/content.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { attachUpload } from '../base/files/attach.ts'
import { uploads } from '../base/files/tables.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { change, inOneLine, isNews, trimmed } from './change.ts'
import { teamFields } from './fields.ts'
import { teamMembers } from './tables.ts'

export const makeTeamMember = serve(site.makeTeamMember, (ctx, { id, ...typed }) => {
  const fields = checked(typed)
  return change(ctx, async (tx) => {
    const [known] = await tx.select().from(teamMembers).where(eq(teamMembers.id, id))
    if (known && inOneLine(teamFields(known)) !== inOneLine(fields)) refuse('ID_IN_USE')
    if (known) return null
    const last = sql`(select coalesce(max(order_index), 0) + 1 from team_members)`
    await tx.insert(teamMembers).values({ id, ...fields, orderIndex: last as unknown as number })
    return { action: 'content.made', subjectId: id, newValue: inOneLine(fields) }
  })
})

/** What an admin wrote about somebody is no sample any more (MKT-HOME-13). */
export const editTeamMember = serve(site.editTeamMember, (ctx, { id, before, after: typed, uploadId }) => {
  const after = checked(typed)
  return change(ctx, async (tx, now) => {
    const [row] = await tx.select().from(teamMembers).where(eq(teamMembers.id, id)).for('update')
    if (!row) refuse('NOT_FOUND')
    const current = teamFields(row)
    const photoUrl = uploadId ? await photoAt(tx, uploadId, { personId: ctx.person.id, now }) : row.photoUrl
    if (!isNews({ current, before, after }) && photoUrl === row.photoUrl) return null
    await tx
      .update(teamMembers)
      .set({ ...after, photoUrl, isSample: false })
      .where(eq(teamMembers.id, id))
    return { action: 'content.edited', subjectId: id, oldValue: inOneLine(current), newValue: inOneLine(after) }
  })
})

export const removeTeamMember = serve(site.removeTeamMember, (ctx, { id }) =>
  change(ctx, async (tx) => {
    const [gone] = await tx.delete(teamMembers).where(eq(teamMembers.id, id)).returning()
    return gone
      ? { action: 'content.removed', subjectId: id, oldValue: inOneLine(teamFields(gone)) }
      : refuse('NOT_FOUND')
  }),
)

function checked(typed: TeamText): TeamText {
  const fields = trimmed(typed)
  const faults = teamFaults(fields)
  if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
  return fields
}

async function photoAt(tx: Tx, id: string, { personId, now }: { personId: string; now: Date }): Promise<string> {
  const [upload] = await tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.id, id))
  if (!upload || !(await attachUpload(tx, { id, personId, purpose: 'site-portrait', now }))) refuse('UPLOAD_FAILED')
  return fileAddress(upload.key, '256')
}

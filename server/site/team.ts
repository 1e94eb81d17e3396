import { type TeamText, teamFaults } from '@bewezen/domain/site/content.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { eq, sql } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { change, inOneLine, isNews, trimmed } from './change.ts'
import { teamFields } from './fields.ts'
import { dropPortrait, otherPortrait, portraitFor } from './portraits.ts'
import { teamMembers } from './tables.ts'

export const makeTeamMember = serve(site.makeTeamMember, (ctx, { id, uploadId, ...typed }) => {
  const fields = checked(typed)
  return change(ctx, async (tx, now) => {
    const [known] = await tx.select().from(teamMembers).where(eq(teamMembers.id, id))
    if (known && inOneLine(teamFields(known)) !== inOneLine(fields)) refuse('ID_IN_USE')
    if (known) return null
    const last = sql`(select coalesce(max(order_index), 0) + 1 from team_members)`
    const { address: photoUrl } = await portraitFor(tx, null, { uploadId, personId: ctx.person.id, now })
    await tx.insert(teamMembers).values({ id, ...fields, photoUrl, orderIndex: last })
    return { action: 'content.made', subjectId: id, newValue: inOneLine(fields) }
  })
})

/** What an admin wrote about somebody is no sample any more, and is shown (MKT-HOME-13, MKT-MORE-12). */
export const editTeamMember = serve(site.editTeamMember, (ctx, { id, before, after: typed, ...photo }) => {
  const after = checked(typed)
  return change(ctx, async (tx, now) => {
    const [row] = await tx.select().from(teamMembers).where(eq(teamMembers.id, id))
    if (!row) refuse('NOT_FOUND')
    const current = teamFields(row)
    const beside = { photoUrl: row.photoUrl }
    const isOther = isNews({ current, before, after, beside })
    const seen = { before: row.photoUrl, seen: before.photoUrl }
    const portrait = await otherPortrait(tx, { ...photo, ...seen, personId: ctx.person.id, now })
    if (portrait === 'changed') refuse('CHANGED', { ...beside, current })
    const { address: photoUrl, loose } = portrait
    if (!isOther && photoUrl === row.photoUrl) return null
    await tx
      .update(teamMembers)
      .set({ ...after, photoUrl, isSample: false, isActive: true })
      .where(eq(teamMembers.id, id))
    return {
      action: 'content.edited',
      subjectId: id,
      oldValue: inOneLine(current),
      newValue: inOneLine(after),
      loose,
    }
  })
})

export const removeTeamMember = serve(site.removeTeamMember, (ctx, { id }) =>
  change(ctx, async (tx) => {
    const [gone] = await tx.delete(teamMembers).where(eq(teamMembers.id, id)).returning()
    if (!gone) refuse('NOT_FOUND')
    const loose = await dropPortrait(tx, gone.photoUrl)
    return { action: 'content.removed', subjectId: id, oldValue: inOneLine(teamFields(gone)), loose }
  }),
)

function checked(typed: TeamText): TeamText {
  const fields = trimmed(typed)
  const faults = teamFaults(fields)
  if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
  return fields
}

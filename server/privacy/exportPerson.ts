import { dayOf } from '@bewezen/domain/base/dates.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { profiles } from '../profile/tables.ts'
import { collect } from './download.ts'

/** What stays between a member and the site: medical data open by 'Noodtoegang' alone (ADM-PANEL-04), and a talk is private; single tables say so of themselves. */
const theirsAlone: readonly string[] = ['health', 'experiments', 'assistant']

/** What is kept about somebody, as the text of a file; written down before anything leaves (ADM-PANEL-07). */
export const exportPerson = serve(privacy.exportPerson, async (ctx, { personId, password }) => {
  const { house } = ctx
  await house.provePassword(ctx.person.id, password)
  const { username, now } = await ctx.transaction(async (tx, now) => {
    const [person] = await tx.select({ username: profiles.username }).from(profiles).where(eq(profiles.id, personId))
    if (!person) return refuse('NOT_FOUND')
    await writeAudit(tx, { actorId: ctx.person.id, action: 'account.exported', subjectId: personId, at: now })
    return { ...person, now }
  })
  const parts = Object.entries(house.personalParts).filter(([room]) => !theirsAlone.includes(room))
  const tables = (await collect(house, Object.fromEntries(parts), personId)).filter((table) => !table.theirsAlone)
  const data = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
  return {
    name: `gegevens-${username}-${dayOf(now)}.json`,
    json: JSON.stringify({ made_at: now.toISOString(), ...data }, null, 2),
  }
})

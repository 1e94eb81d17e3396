import { production } from '@bewezen/domain/production/contract.ts'
import type { Face } from '@bewezen/domain/profile/face.ts'
import { sql } from 'drizzle-orm'
import { peopleLike } from '../access/index.ts'
import { serve } from '../base/serve.ts'
import { faceInSql } from '../profile/tables.ts'

const most = 50

/** Who can be given a task or a briefing, by name; whoever is leaving cannot (EV-TODO-11, EV-CALL-08). */
export const people = serve(production.people, async ({ db }, { search }) => {
  const wanted = search.trim() === '' ? sql`true` : sql`p.id in ${peopleLike(search)}`
  const { rows } = await db.execute<Face & { role: string }>(sql`
    select ${sql.raw(faceInSql('p'))}, p.role from profiles p where p.hidden_at is null and ${wanted}
    order by fold_name(p.first_name || ' ' || p.last_name), p.id limit ${most}`)
  return { people: rows }
})

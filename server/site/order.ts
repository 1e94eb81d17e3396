import { site } from '@bewezen/domain/site/contract.ts'
import { sql } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { change } from './change.ts'

const places = {
  hero: sql`update channels_home t set order_index = w.at from wanted w where t.id = w.id and t.section_type = 'hero'`,
  testimonials: sql`update testimonials t set display_order = w.at from wanted w where t.id = w.id`,
  team: sql`update team_members t set order_index = w.at from wanted w where t.id = w.id`,
  faq: sql`update faq_entries t set order_index = w.at from wanted w where t.id = w.id`,
}
const countOf = {
  hero: sql`select count(*)::int as n from channels_home where section_type = 'hero'`,
  testimonials: sql`select count(*)::int as n from testimonials`,
  team: sql`select count(*)::int as n from team_members`,
  faq: sql`select count(*)::int as n from faq_entries`,
}

/** Puts everything of one kind in this order; what came or went meanwhile makes it CHANGED (ADM-PANEL-15..17). */
export const order = serve(site.order, (ctx, { kind, ids }) =>
  change(ctx, async (tx) => {
    if (new Set(ids).size !== ids.length) refuse('INVALID_INPUT', { fields: ['ids'] })
    const list = sql`(select id::uuid, at::int from unnest(${sql.param(ids)}::text[]) with ordinality as w(id, at))`
    const { rowCount } = await tx.execute(sql`with wanted as ${list} ${places[kind]}`)
    const { rows } = await tx.execute(countOf[kind])
    if (rowCount !== ids.length || rows[0]?.n !== ids.length) refuse('CHANGED')
    return { action: 'content.ordered', subjectId: null, reason: kind }
  }),
)

import { claimNames } from '@bewezen/domain/site/content.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { asc, eq } from 'drizzle-orm'
import { serve } from '../base/serve.ts'
import { heroRows } from './content.ts'
import { claimFields, faqFields, levelFields, teamFields, testimonialFields } from './fields.ts'
import { readShowcase, readWeeks } from './showcase.ts'
import { claims, faqEntries, homeSections, levels, teamMembers, testimonials } from './tables.ts'

/** Everything an admin can change on the public pages, what is off included (ADM-PANEL-15, ADM-PANEL-16, ADM-PANEL-17). */
export const managed = serve(site.managed, async ({ db }) => {
  const [heroes, quotes, team, steps, said, faq, showcase, weeks] = await Promise.all([
    heroRows(db).where(eq(homeSections.sectionType, 'hero')),
    db.select().from(testimonials).orderBy(asc(testimonials.displayOrder), asc(testimonials.id)),
    db.select().from(teamMembers).orderBy(asc(teamMembers.orderIndex), asc(teamMembers.id)),
    db.select().from(levels).orderBy(asc(levels.orderIndex)),
    db.select().from(claims),
    db.select().from(faqEntries).orderBy(asc(faqEntries.orderIndex), asc(faqEntries.id)),
    readShowcase(db),
    readWeeks(db),
  ])
  return {
    heroes: heroes.map(({ id, isActive, imageUrl, metadata }) => ({ id, isActive, imageUrl, ...metadata })),
    testimonials: quotes.map((one) => ({
      id: one.id,
      photoUrl: one.avatarUrl,
      isSample: one.isSample,
      ...testimonialFields(one),
    })),
    team: team.map((one) => ({
      id: one.id,
      photoUrl: one.photoUrl,
      isSample: one.isSample,
      isActive: one.isActive,
      ...teamFields(one),
    })),
    levels: steps.map((one) => ({ id: one.id, ...levelFields(one) })),
    claims: claimNames.flatMap((name) =>
      said.filter((one) => one.name === name).map((one) => ({ name, ...claimFields(one) })),
    ),
    faq: faq.map((one) => ({ id: one.id, ...faqFields(one) })),
    showcase,
    weeks,
  }
})

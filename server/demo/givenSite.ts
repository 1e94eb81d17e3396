import { fileAddress } from '@bewezen/domain/base/files.ts'
import type { TeamText } from '@bewezen/domain/site/content.ts'
import type { ShowcaseText } from '@bewezen/domain/site/showcase.ts'
import { firstShowcase } from '@bewezen/domain/site/showcaseWords.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { siteSettings } from '../access/tables.ts'
import type { House } from '../base/house.ts'
import { namedId } from '../base/namedId.ts'
import { faqEntries, showcases, teamMembers } from '../site/tables.ts'
import { keepFile } from './keepFile.ts'

/** The words for what stands on the public pages. */
export const givenSite = (house: House) => ({
  /** What the living parts of the home page show beside what is built in. */
  async showcase(wish: Partial<ShowcaseText>): Promise<void> {
    const fields = { ...firstShowcase, ...wish }
    await house.database.db
      .insert(showcases)
      .values({ name: 'home', fields })
      .onConflictDoUpdate({ target: showcases.name, set: { fields } })
  },

  /** The shop takes money, and what costs money opens once it is paid; bills, contact and footer tell who is behind the site. */
  async shopTakesMoney(company: Record<'companyAddress' | 'companyKvk' | 'companyVatId', string>): Promise<void> {
    await house.database.db
      .update(siteSettings)
      .set({ shopPayment: true, paidDownloadsAfterOrder: true, ...company })
      .where(eq(siteSettings.id, 1))
  },

  /** One more question below the plans, after the first ones. */
  async faq(entry: { question: string; answer: string }): Promise<void> {
    const last = sql`(select max(order_index) + 1 from ${faqEntries})`
    await house.database.db
      .insert(faqEntries)
      .values({ id: namedId(`faq ${entry.question}`), ...entry, orderIndex: last })
  },

  /** The people behind the site in the places of the samples, in their order; they are samples no more. */
  async team(
    people: readonly (TeamText & { photo: Buffer })[],
    { by, at }: { by: { id: string }; at: Date },
  ): Promise<void> {
    const samples = await house.database.db.select().from(teamMembers).orderBy(asc(teamMembers.orderIndex))
    for (const [index, { photo, ...text }] of people.entries()) {
      const place = samples[index]
      if (!place) return
      const { key } = await keepFile(house, { purpose: 'site-portrait', owner: by, file: photo, at })
      await house.database.db
        .update(teamMembers)
        .set({ ...text, photoUrl: fileAddress(key, '256'), isSample: false })
        .where(eq(teamMembers.id, place.id))
    }
  },
})

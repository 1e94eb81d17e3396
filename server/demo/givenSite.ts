import type { ShowcaseText } from '@bewezen/domain/site/showcase.ts'
import { firstShowcase } from '@bewezen/domain/site/showcaseWords.ts'
import type { House } from '../base/house.ts'
import { showcases } from '../site/tables.ts'

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
})

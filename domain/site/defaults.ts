import type { PublicContent } from './contract.ts'
import { firstLevels } from './levels.ts'
import { conversationOf } from './showcase.ts'
import { firstShowcase } from './showcaseWords.ts'
import { sampleTestimonials } from './testimonials.ts'
import { homeWords, levelWords } from './words.ts'

/** What the public pages show when their content cannot be loaded: they never stay empty (MKT-HOME-15, MKT-CONTACT-03). */
export const defaultContent: PublicContent = {
  hero: null,
  testimonials: sampleTestimonials.map((card) => ({ ...card, avatarUrl: null })),
  levels: firstLevels.map(({ title, weeks, result }) => ({ title, duration: levelWords.duration(weeks), result })),
  team: homeWords.team.people.map(({ name, role, text }) => ({
    name,
    role,
    photoUrl: null,
    isSample: true,
    sentence: text,
  })),
  claims: homeWords.claims,
  inside: { conversation: conversationOf(firstShowcase), calendar: null, week: null },
}

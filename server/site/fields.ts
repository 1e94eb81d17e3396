import type { ClaimText, FaqText, LevelText, TeamText, TestimonialText } from '@bewezen/domain/site/content.ts'
import type { claims, levels, teamMembers, testimonials } from './tables.ts'

/** What an admin writes of each row. */
export const testimonialFields = ({
  name,
  content,
  isActive,
  hasConsent,
  measure,
  unit,
  change,
  before,
  after,
}: Pick<typeof testimonials.$inferSelect, keyof TestimonialText>): TestimonialText => ({
  name,
  content,
  isActive,
  hasConsent,
  measure,
  unit,
  change,
  before,
  after,
})
export const teamFields = ({
  name,
  role,
  sentence,
}: Pick<typeof teamMembers.$inferSelect, keyof TeamText>): TeamText => ({
  name,
  role,
  sentence,
})
export const faqFields = ({ question, answer }: FaqText): FaqText => ({ question, answer })
export const levelFields = ({ levelName, durationText, result }: typeof levels.$inferSelect): LevelText => ({
  title: levelName,
  duration: durationText,
  result,
})
export const claimFields = ({
  claim,
  isOn,
  showsRealNumber,
}: Pick<typeof claims.$inferSelect, keyof ClaimText>): ClaimText => ({ claim, isOn, showsRealNumber })

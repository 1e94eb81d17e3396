import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { type MeasuredText, measuredFaults } from './measured.ts'

/** How long the texts of the public pages may be, in visible characters (ADM-PANEL-16, ADM-PANEL-17). */
export const contentLimits = {
  name: 60,
  role: 60,
  sentence: 200,
  quoteMin: 10,
  quote: 400,
  title: 60,
  duration: 30,
  result: 200,
  claim: 80,
  alt: 160,
  questionMin: 5,
  question: 120,
  answerMin: 10,
  answer: 1000,
} as const

/** The claims by name; the first two can say how many there really are (MKT-CLAIM-07). */
export const claimNames = ['community', 'members', 'experiments', 'complaints', 'performers'] as const
export type ClaimName = (typeof claimNames)[number]
export const countedClaims: readonly ClaimName[] = ['community', 'members']

export type TestimonialText = MeasuredText & { name: string; content: string; isActive: boolean; hasConsent: boolean }
export type TeamText = { name: string; role: string; sentence: string }
export type LevelText = { title: string; duration: string; result: string }
export type FaqText = { question: string; answer: string }
export type ClaimText = { claim: string; isOn: boolean; showsRealNumber: boolean }

const wrong = (text: string, most: number) => isInvisible(text) || isLongerThan(text.trim(), most)

/**
 * Which fields of a testimonial cannot be stored; none when it is fine. Words that are no sample are shown only with the
 * consent of whoever said them (MKT-CLAIM-11, ADM-PANEL-16).
 */
export function testimonialFaults(
  { name, content, isActive, hasConsent, ...measured }: TestimonialText,
  isSample: boolean,
): (keyof TestimonialText)[] {
  const faults: (keyof TestimonialText)[] = []
  if (wrong(name, contentLimits.name)) faults.push('name')
  if (wrong(content, contentLimits.quote) || !isLongerThan(content.trim(), contentLimits.quoteMin - 1))
    faults.push('content')
  faults.push(...measuredFaults(measured))
  if (isActive && !isSample && !hasConsent) faults.push('hasConsent')
  return faults
}

/** Which fields of a team card cannot be stored (MKT-HOME-13, ADM-PANEL-17). */
export function teamFaults({ name, role, sentence }: TeamText): (keyof TeamText)[] {
  const faults: (keyof TeamText)[] = []
  if (wrong(name, contentLimits.name)) faults.push('name')
  if (wrong(role, contentLimits.role)) faults.push('role')
  if (wrong(sentence, contentLimits.sentence)) faults.push('sentence')
  return faults
}

/** Which fields of a level cannot be stored (ADM-PANEL-17). */
export function levelFaults({ title, duration, result }: LevelText): (keyof LevelText)[] {
  const faults: (keyof LevelText)[] = []
  if (wrong(title, contentLimits.title)) faults.push('title')
  if (wrong(duration, contentLimits.duration)) faults.push('duration')
  if (wrong(result, contentLimits.result)) faults.push('result')
  return faults
}

/** Which fields of a question with its answer cannot be stored (MKT-MORE-19). */
export function faqFaults({ question, answer }: FaqText): (keyof FaqText)[] {
  const { questionMin, answerMin } = contentLimits
  const faults: (keyof FaqText)[] = []
  if (wrong(question, contentLimits.question) || !isLongerThan(question.trim(), questionMin - 1))
    faults.push('question')
  if (wrong(answer, contentLimits.answer) || !isLongerThan(answer.trim(), answerMin - 1)) faults.push('answer')
  return faults
}

/** Whether a claim can be stored: only what can be counted shows the real number (MKT-CLAIM-07). */
export const isClaim = (name: ClaimName, { claim, showsRealNumber }: ClaimText): boolean =>
  !wrong(claim, contentLimits.claim) && (!showsRealNumber || countedClaims.includes(name))

const dutch = new Intl.NumberFormat('nl-NL')

/** A claim as it is shown: its text, or how many there really are. */
export const shownClaim = ({ claim, showsRealNumber }: Omit<ClaimText, 'isOn'>, count: number | undefined): string =>
  showsRealNumber && count !== undefined ? `${dutch.format(count)} ${count === 1 ? 'lid' : 'leden'}` : claim

/** A claim in its figure and what follows: '1000+' and 'N=1 experimenten gestart'; without a figure all of it follows. */
export function figureOf(claim: string): { figure: string; of: string } {
  const [, figure = '', of = claim] = /^(\S*\d\S*)\s+(.+)$/.exec(claim) ?? []
  return { figure, of }
}

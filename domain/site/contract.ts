import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { claimNames } from './content.ts'

const manages = { needs: 'manageSite' } as const
const done = z.object({ done: z.literal(true) })
const text = z.string().max(4000)

const Hero = z.object({ imageUrl: z.string(), alt: z.string(), width: z.number(), height: z.number() })
export type Hero = z.infer<typeof Hero>

const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const Measured = z.object({
  measure: z.string(),
  unit: z.string(),
  change: z.string(),
  before: z.array(z.number()),
  after: z.array(z.number()),
})

/** A week of the calendar as every visitor may see it, from Monday (MKT-MORE-04). */
const PublicWeek = z.object({
  monday: Day,
  today: Day,
  events: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      isOnline: z.boolean(),
      isPast: z.boolean(),
      /** The day and the moment by the clock of the event. */
      day: Day,
      startAt: Instant,
      zone: z.string(),
    }),
  ),
})
export type PublicWeek = z.infer<typeof PublicWeek>

/** The living parts of the home page; each is left out when there is nothing to show (MKT-MORE-01). */
const Inside = z.object({
  conversation: z
    .object({
      channel: z.string(),
      said: z.array(z.object({ name: z.string(), text: z.string() })),
      measured: Measured,
      isSample: z.boolean(),
    })
    .nullable(),
  calendar: PublicWeek.nullable(),
  week: z
    .object({
      level: z.int(),
      title: z.string(),
      week: z.int(),
      lessons: z.array(z.object({ title: z.string(), isRequired: z.boolean() })),
    })
    .nullable(),
})
export type Inside = z.infer<typeof Inside>

/** What stands on the public pages, as visitors see it. */
export const PublicContent = z.object({
  hero: Hero.nullable(),
  testimonials: z.array(
    z.object({
      name: z.string(),
      content: z.string(),
      avatarUrl: z.string().nullable(),
      isSample: z.boolean(),
      /** What they measured, when that was told (MKT-MORE-11). */
      measured: Measured.nullable(),
    }),
  ),
  levels: z.array(z.object({ title: z.string(), duration: z.string(), result: z.string() })),
  team: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      sentence: z.string(),
      photoUrl: z.string().nullable(),
      isSample: z.boolean(),
    }),
  ),
  /** The claims that are on, by name, in words. */
  claims: z.partialRecord(z.enum(claimNames), z.string()),
  inside: Inside,
})
export type PublicContent = z.infer<typeof PublicContent>

const MeasuredFields = { measure: text, unit: text, change: text, before: text, after: text }
export const TestimonialFields = z.object({
  name: text,
  content: text,
  ...MeasuredFields,
  isActive: z.boolean(),
  hasConsent: z.boolean(),
})
export const TeamFields = z.object({ name: text, role: text, sentence: text })
export const FaqFields = z.object({ question: text, answer: text })
export type FaqFields = z.infer<typeof FaqFields>
export const LevelFields = z.object({ title: text, duration: text, result: text })
export const ClaimFields = z.object({ claim: text, isOn: z.boolean(), showsRealNumber: z.boolean() })

export const ShowcaseFields = z.object({
  showsConversation: z.boolean(),
  channel: text,
  firstName: text,
  firstText: text,
  ...MeasuredFields,
  secondName: text,
  secondText: text,
  thirdName: text,
  thirdText: text,
  hasConsent: z.boolean(),
  showsCalendar: z.boolean(),
  showsWeek: z.boolean(),
  week: text,
})

/** What is said of them in one line, as it is sent; what was there before is compared as it stands. */
const line = typedLine(4000)
const measuredLines = { measure: line, unit: line, change: line, before: line, after: line }
const TypedTestimonial = TestimonialFields.extend({ name: line, ...measuredLines })
const TypedTeam = TeamFields.extend({ name: line, role: line })
const TypedFaq = FaqFields.extend({ question: line })
const TypedLevel = LevelFields.extend({ title: line, duration: line, result: line })
const TypedShowcase = ShowcaseFields.extend({
  ...measuredLines,
  channel: line,
  firstName: line,
  secondName: line,
  thirdName: line,
  week: line,
})

const HeroFields = z.object({ alt: text, isActive: z.boolean() })
export type HeroFields = z.infer<typeof HeroFields>

const ManagedHero = Hero.extend({ id: Id, isActive: z.boolean() })
export type ManagedHero = z.infer<typeof ManagedHero>
const ManagedTestimonial = TestimonialFields.extend({ id: Id, photoUrl: z.string().nullable(), isSample: z.boolean() })
export type ManagedTestimonial = z.infer<typeof ManagedTestimonial>
const ManagedTeam = TeamFields.extend({
  id: Id,
  photoUrl: z.string().nullable(),
  isSample: z.boolean(),
  /** Only a sample is ever off (MKT-MORE-12). */
  isActive: z.boolean(),
})
export type ManagedTeam = z.infer<typeof ManagedTeam>
const ManagedLevel = LevelFields.extend({ id: Id })
export type ManagedLevel = z.infer<typeof ManagedLevel>
const ManagedClaim = ClaimFields.extend({ name: z.enum(claimNames) })
export type ManagedClaim = z.infer<typeof ManagedClaim>

const ManagedFaq = FaqFields.extend({ id: Id })
export type ManagedFaq = z.infer<typeof ManagedFaq>

/** Of a card that is made: its portrait, or none. Of one that is edited: another one, none any more, or the one there is. */
const MadePhoto = { uploadId: Id.nullable() }
const EditedPhoto = { ...MadePhoto, noPhoto: z.boolean() }
/** Where the portrait stood that an admin saw, or that stands there now. */
const SeenPhoto = { photoUrl: z.string().max(400).nullable() }

/** What can be put in another order. */
export const orderedKinds = ['hero', 'testimonials', 'team', 'faq'] as const

export const site = {
  /** Everything the public pages show that an admin can change (X3-CALL-33). */
  content: operation({ needs: 'nothing', read: true, input: z.object({}), output: PublicContent }),
  /** The questions of the page of the membership with their answers, in their order (MKT-MORE-17). */
  faq: operation({ needs: 'nothing', read: true, input: z.object({}), output: z.array(FaqFields) }),
  managed: operation({
    needs: 'openAdmin',
    read: true,
    input: z.object({}),
    output: z.object({
      heroes: z.array(ManagedHero),
      testimonials: z.array(ManagedTestimonial),
      team: z.array(ManagedTeam),
      levels: z.array(ManagedLevel),
      claims: z.array(ManagedClaim),
      faq: z.array(ManagedFaq),
      showcase: ShowcaseFields,
      /** The weeks of the university that can be shown: those with something published. */
      weeks: z.array(z.object({ key: z.string(), community: z.string(), level: z.string(), week: z.int() })),
    }),
  }),
  addHero: operation({
    ...manages,
    input: z.object({ id: Id, uploadId: Id, alt: line }),
    output: done,
    refusals: { UPLOAD_FAILED: nothing },
  }),
  editHero: operation({
    ...manages,
    input: z.object({ id: Id, before: HeroFields, after: HeroFields.extend({ alt: line }) }),
    output: done,
    refusals: { CHANGED: z.object({ current: HeroFields }) },
  }),
  removeHero: operation({ ...manages, input: z.object({ id: Id }), output: done }),
  makeTestimonial: operation({
    ...manages,
    input: TypedTestimonial.extend({ id: Id, ...MadePhoto }),
    output: done,
    refusals: { UPLOAD_FAILED: nothing },
  }),
  /**
   * `before` is what the admin saw; words that somebody else saved meanwhile are not overwritten unseen, nor a portrait
   * that somebody else chose by another one (ADM-PANEL-22).
   */
  editTestimonial: operation({
    ...manages,
    input: z.object({ id: Id, before: TestimonialFields.extend(SeenPhoto), after: TypedTestimonial, ...EditedPhoto }),
    output: done,
    refusals: { CHANGED: z.object({ current: TestimonialFields, ...SeenPhoto }), UPLOAD_FAILED: nothing },
  }),
  removeTestimonial: operation({ ...manages, input: z.object({ id: Id }), output: done }),
  makeTeamMember: operation({
    ...manages,
    input: TypedTeam.extend({ id: Id, ...MadePhoto }),
    output: done,
    refusals: { UPLOAD_FAILED: nothing },
  }),
  editTeamMember: operation({
    ...manages,
    input: z.object({ id: Id, before: TeamFields.extend(SeenPhoto), after: TypedTeam, ...EditedPhoto }),
    output: done,
    refusals: { CHANGED: z.object({ current: TeamFields, ...SeenPhoto }), UPLOAD_FAILED: nothing },
  }),
  removeTeamMember: operation({ ...manages, input: z.object({ id: Id }), output: done }),
  makeFaqEntry: operation({ ...manages, input: TypedFaq.extend({ id: Id }), output: done }),
  editFaqEntry: operation({
    ...manages,
    input: z.object({ id: Id, before: FaqFields, after: TypedFaq }),
    output: done,
    refusals: { CHANGED: z.object({ current: FaqFields }) },
  }),
  removeFaqEntry: operation({ ...manages, input: z.object({ id: Id }), output: done }),
  editLevel: operation({
    ...manages,
    input: z.object({ id: Id, before: LevelFields, after: TypedLevel }),
    output: done,
    refusals: { CHANGED: z.object({ current: LevelFields }) },
  }),
  saveClaim: operation({
    ...manages,
    input: z.object({ name: z.enum(claimNames), before: ClaimFields, after: ClaimFields }),
    output: done,
    refusals: { CHANGED: z.object({ current: ClaimFields }) },
  }),
  /** Takes all samples of the testimonials and the team off the public pages, or puts them there again (MKT-MORE-12). */
  switchSamples: operation({ ...manages, input: z.object({ isOn: z.boolean() }), output: done }),
  /** What the living parts of the home page show (MKT-MORE-03). */
  editShowcase: operation({
    ...manages,
    input: z.object({ before: ShowcaseFields, after: TypedShowcase }),
    output: done,
    refusals: { CHANGED: z.object({ current: ShowcaseFields }) },
  }),
  /** The wanted order of everything of one kind; unknown ids and missing ones are refused as CHANGED. */
  order: operation({
    ...manages,
    input: z.object({ kind: z.enum(orderedKinds), ids: z.array(Id).max(200) }),
    output: done,
    refusals: { CHANGED: nothing },
  }),
}

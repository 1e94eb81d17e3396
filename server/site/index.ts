import type { FastifyInstance } from 'fastify'
import type { Decisions } from '../base/facts/decisions.ts'
import type { House } from '../base/house.ts'
import { saveClaim } from './claims.ts'
import { content } from './content.ts'
import { editFaqEntry, faq, makeFaqEntry, removeFaqEntry } from './faq.ts'
import { addHero, editHero, removeHero } from './heroes.ts'
import { editLevel } from './levels.ts'
import { managed } from './managed.ts'
import { order } from './order.ts'
import { switchSamples } from './samples.ts'
import { serveSearchEngines } from './searchEngines.ts'
import { serveSecurityContact } from './securityContact.ts'
import { serveShareImages } from './shareImage.ts'
import { editShowcase } from './showcase.ts'
import { editTeamMember, makeTeamMember, removeTeamMember } from './team.ts'
import { editTestimonial, makeTestimonial, removeTestimonial } from './testimonials.ts'

export { furnishSite } from './content.ts'

/** The operations of this room. */
export const siteOperations = {
  content,
  managed,
  order,
  addHero,
  editHero,
  removeHero,
  makeTestimonial,
  editTestimonial,
  removeTestimonial,
  makeTeamMember,
  editTeamMember,
  removeTeamMember,
  faq,
  makeFaqEntry,
  editFaqEntry,
  removeFaqEntry,
  editLevel,
  saveClaim,
  editShowcase,
  switchSamples,
}

/** Other admins see what changed on the public pages; visitors get it with their next page. */
export const siteDecisions = { 'content.changed': { audience: { capability: 'openAdmin' } } } satisfies Decisions

/** Puts what search engines and shared links ask for on the server. */
export function serveSite(app: FastifyInstance, house: House): void {
  serveSearchEngines(app, house)
  serveSecurityContact(app, house)
  serveShareImages(app, house)
}

import { asSlug, freeSlug } from '../base/slug.ts'

/** /events/admin is the dashboard (EV-ROUTE-23). */
const reserved = new Set(['admin'])

/** The address of an event from its title, made once: signs are left out, words joined by hyphens; a taken one gets a number (EV-FORM-19, EV-FORM-55, EV-FORM-56, EV-EDGE-38). */
export function eventSlug(title: string, taken: ReadonlySet<string>): string {
  const words = title.normalize('NFD').replace(/[^\p{L}\p{M}\p{N}_\s-]/gu, '')
  const wanted = asSlug(words)
  return freeSlug(wanted === '' || reserved.has(wanted) ? 'evenement' : wanted, taken)
}

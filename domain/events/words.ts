import type { Tier } from '../access/enrolmentTier.ts'
import { longDateTime } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'

/** When which kind of member may enrol (EV-TIER, EV-CARD). */
export const tierWords = {
  badges: { 0: 'Direct', 24: '+24u', 48: '+48u', 120: '+120u' } satisfies Record<Tier, string>,
  who: {
    0: ['Administrator', 'Docent', 'Top 5% Member'],
    24: ['Student Premium'],
    48: ['Student'],
    120: ['Geen abonnement', 'Gebruiker'],
  } satisfies Record<Tier, readonly string[]>,
  /** Before the opening moment; on the clock of the event (EV-TIER-09, EV-TIER-17). */
  opensAt: (moment: Moment, zone: string) => `Jij kan je inschrijven vanaf: ${longDateTime(moment, zone)}`,
} as const

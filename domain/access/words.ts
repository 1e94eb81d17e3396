import { dayAndMonth } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import type { Notice } from '../base/words.ts'

/** The waiting screen of tester mode (SH-TEST-08..11); the launch date is one setting and its year is never shown. */
export const testerWords = {
  defaultMessage: 'De community is momenteel alleen toegankelijk voor testers.',
  goesLive: (launchAt: Moment) => `Het project gaat live op ${dayAndMonth(launchAt)}.`,
  subscriptionRuns: 'Je abonnement loopt minimaal één volle maand door na de lancering.',
  label: 'Tester Mode',
  toEvents: 'Bekijk de events',
  activated: { title: 'Testmodus geactiveerd', text: 'Alleen testers zien nu de community' } satisfies Notice,
  deactivated: {
    title: 'Testmodus gedeactiveerd',
    text: 'Leden hebben weer toegang tot de community',
  } satisfies Notice,
  adminsOnly: 'Only admins can manage tester mode',
  fetchFailed: 'Failed to fetch tester mode',
  updateFailed: 'Failed to update tester mode',
  notSignedIn: 'User not authenticated',
} as const

/** The way out of whatever covers the whole site: maintenance, leaving, a second factor to set up (SH-MAINT-14). */
export const coverWords = { signOut: 'Uitloggen' } as const

/** The toggle of maintenance mode and its settings (SH-MAINT-15..24). */
export const maintenanceWords = {
  label: 'Maintenance Mode',
  activated: {
    title: 'Onderhoudsmodus geactiveerd',
    text: 'Studenten zien nu de onderhoudsmelding',
  } satisfies Notice,
  deactivated: { title: 'Onderhoudsmodus gedeactiveerd', text: 'Studenten hebben weer toegang' } satisfies Notice,
  planSaved: { title: 'Onderhoud opgeslagen' } satisfies Notice,
  message: 'Bericht',
  start: 'Starttijd',
  end: 'Eindtijd',
} as const

/** What a refused change of maintenance mode says (SH-MAINT-17, SH-MAINT-20, SH-MAINT-24). */
export const maintenanceRefused = {
  FORBIDDEN: { title: 'Geen toegang', text: 'Alleen admins kunnen de onderhoudsmodus beheren' },
  SIGN_IN_REQUIRED: { title: 'Fout', text: 'Geen gebruiker ingelogd' },
  END_BEFORE_START: { title: 'Fout', text: 'Eindtijd moet na de starttijd liggen' },
  failed: { title: 'Fout', text: 'Kon onderhoudsmodus niet wijzigen' },
} as const satisfies Record<string, Notice>

/** What a refused change of tester mode says (SH-TEST-16, SH-TEST-17). */
export const testerRefused = {
  FORBIDDEN: { title: 'Geen toegang', text: testerWords.adminsOnly },
  SIGN_IN_REQUIRED: { title: 'Fout', text: testerWords.notSignedIn },
  failed: { title: 'Fout', text: testerWords.updateFailed },
} as const satisfies Record<string, Notice>

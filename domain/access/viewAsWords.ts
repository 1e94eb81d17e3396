import { roleLabels } from './roles.ts'
import { type ViewAs, viewAsMinutes } from './viewAs.ts'

/** How each choice is called, in the choice, the bar and the log (ADM-MORE-50). */
export const viewAsLabels: Record<ViewAs, string> = {
  visitor: 'Bezoeker',
  no_subscription: 'Account zonder lidmaatschap',
  cancelled_subscription: 'Opgezegd lid',
  student: 'Lid',
  student_plus_lars: `Lid (${roleLabels.student_plus_lars})`,
  student_plus_jorn: `Lid (${roleLabels.student_plus_jorn})`,
  student_plus_rick_tomas: `Lid (${roleLabels.student_plus_rick_tomas})`,
  tester: 'Lid met testtoegang',
  partner: roleLabels.partner,
  moderator: roleLabels.moderator,
  teacher: 'Docent',
}

/** What each choice is there to see. */
export const viewAsHints: Record<ViewAs, string> = {
  visitor: 'Niet ingelogd.',
  no_subscription: 'Ingelogd, zonder toegang tot de community.',
  cancelled_subscription: 'Ingelogd, nadat het lidmaatschap is beëindigd.',
  student: 'Met een lopend lidmaatschap.',
  student_plus_lars: 'Met een lopend lidmaatschap en deze rol.',
  student_plus_jorn: 'Met een lopend lidmaatschap en deze rol.',
  student_plus_rick_tomas: 'Met een lopend lidmaatschap en deze rol.',
  tester: 'Komt ook binnen tijdens de testmodus.',
  partner: 'Toegang door de rol.',
  moderator: 'Toegang door de rol, en modereert.',
  teacher: 'Toegang door de rol, en schrijft lessen, artikelen en evenementen.',
}

export const viewAsWords = {
  section: 'Bekijk als',
  choice: 'Als wie wil je kijken?',
  intro: `Je ziet de pagina's, menu's en prijzen zoals iemand met deze rol ze ziet. Van echte mensen zie je niets, en er wordt niets opgeslagen. Het stopt vanzelf na ${viewAsMinutes} minuten en staat in het logboek.`,
  tabs: 'Het geldt voor alle tabbladen van deze browser.',
  start: 'Bekijken',
  failed: 'Bekijken als lukt nu niet',
  bar: (label: string) => `Je bekijkt de site als: ${label}`,
  barLabel: 'Bekijken als',
  barHint: 'Zonder gegevens van mensen. Er wordt niets opgeslagen.',
  elsewhereHint: 'Vanuit een ander tabblad. Wat je hier typte blijft staan; opslaan kan weer na Stoppen.',
  until: (time: string) => `Tot ${time}`,
  stop: 'Stoppen',
  stopFailed: 'Stoppen lukt nu niet. Controleer je verbinding en probeer het opnieuw.',
} as const

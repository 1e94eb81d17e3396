import { type AuditAction, type AuditKind, auditActions } from '../access/audit.ts'
import { roleLabel } from '../access/roles.ts'
import { dateTime } from '../base/dates.ts'
import type { ReportState } from '../reports/report.ts'
import { stateLabels } from '../reports/words.ts'
import { adminWords } from './words.ts'

export const auditKindLabels: Record<AuditKind, string> = {
  access: 'Rollen',
  account: 'Accounts',
  contact: 'Inzage contactgegevens',
  award: 'Awards',
  settings: 'Instellingen',
  moderation: 'Moderatie',
  medical: 'Noodtoegang',
  content: 'Content',
  membership: 'Abonnementen',
  events: 'Evenementen',
  orders: 'Bestellingen',
  external: 'Externe berichten',
}

const actionLabels: Record<AuditAction, string> = {
  'role.changed': 'Rol gewijzigd',
  'top5.set': 'Top 5 gewijzigd',
  'viewing.started': 'Bekijken als begonnen',
  'viewing.stopped': 'Bekijken als gestopt',
  'account.blocked': 'Account geblokkeerd',
  'account.unblocked': 'Blokkade opgeheven',
  'factor.lost': 'Tweede factor weggehaald',
  'email.asked': 'Nieuw e-mailadres gevraagd',
  'email.changed': 'E-mailadres gewijzigd',
  'contact.viewed': 'Contactgegevens bekeken',
  'award.given': 'Award gegeven',
  'award.taken': 'Award ingetrokken',
  'award.made': 'Award gemaakt',
  'award.edited': 'Award bewerkt',
  'award.removed': 'Award verwijderd',
  'setting.changed': 'Instelling gewijzigd',
  'maintenance.on': 'Onderhoudsmodus aan',
  'maintenance.off': 'Onderhoudsmodus uit',
  'maintenance.edited': 'Onderhoudsscherm bewerkt',
  'tester.on': 'Testmodus aan',
  'tester.off': 'Testmodus uit',
  'message.removed': 'Bericht verwijderd',
  'comment.removed': 'Reactie verwijderd',
  'case.removed': 'Gemeld bericht verwijderd',
  'desk.answered': 'Geantwoord als Beheer',
  'desk.settled': 'Gesprek met Beheer afgehandeld',
  'case.dismissed': 'Gemeld bericht blijft staan',
  'appeal.granted': 'Bezwaar toegewezen',
  'appeal.refused': 'Bezwaar afgewezen',
  'report.triaged': 'Probleemmelding bijgewerkt',
  'report.removed': 'Probleemmelding verwijderd',
  'medical.emergency': 'Noodtoegang geopend',
  'account.removalAsked': 'Verwijdering gevraagd',
  'account.calledBack': 'Account teruggehaald',
  'account.erased': 'Account gewist',
  'account.removed': 'Account verwijderd door een admin',
  'account.exported': 'Gegevens geëxporteerd',
  'mail.resent': 'Mail opnieuw verzonden',
  'legal.saved': 'Juridische pagina opgeslagen',
  'blog.saved': 'Blog opgeslagen',
  'blog.published': 'Blog gepubliceerd',
  'blog.removed': 'Blog verwijderd',
  'podcast.saved': 'Podcast opgeslagen',
  'podcast.published': 'Podcast gepubliceerd',
  'podcast.removed': 'Podcast verwijderd',
  'learning.saved': 'Les, challenge of masterclass opgeslagen',
  'learning.moved': 'Les op een andere plaats gezet',
  'learning.published': 'Les, challenge of masterclass gepubliceerd',
  'learning.removed': 'Les, challenge of masterclass verwijderd',
  'post.saved': 'Bericht in de feed opgeslagen',
  'post.removed': 'Bericht in de feed verwijderd',
  'product.made': 'Product gemaakt',
  'product.edited': 'Product gewijzigd',
  'product.removed': 'Product verwijderd',
  'order.shipped': 'Bestelling verzonden',
  'order.delivered': 'Bestelling ontvangen',
  'order.takenBack': 'Bestelling teruggekomen',
  'order.refunded': 'Bestelling terugbetaald',
  'order.refundRetried': 'Terugbetaling van een bestelling opnieuw geprobeerd',
  'orders.exported': 'Bestellingen geëxporteerd',
  'stock.corrected': 'Voorraad gecorrigeerd',
  'shipping.changed': 'Verzendkosten gewijzigd',
  'livestream.made': 'Livestream aangemaakt',
  'livestream.edited': 'Livestream bijgewerkt',
  'livestream.started': 'Livestream gestart',
  'livestream.ended': 'Livestream gestopt',
  'livestream.removed': 'Livestream verwijderd',
  'question.removed': 'Vraag aan de docent verwijderd',
  'content.made': 'Content gemaakt',
  'content.edited': 'Content bewerkt',
  'content.removed': 'Content verwijderd',
  'content.ordered': 'Volgorde gewijzigd',
  'inbox.written': 'Bericht aan leden verstuurd',
  'grant.given': 'Toegang gegeven',
  'grant.ended': 'Toegang beëindigd',
  'plan.edited': 'Abonnement bewerkt',
  'participants.viewed': 'Deelnemers bekeken',
  'participants.exported': 'Deelnemers geëxporteerd',
  'participant.added': 'Deelnemer toegevoegd',
  'participant.cancelled': 'Aanmelding geannuleerd',
  'participant.refunded': 'Deel terugbetaald',
  'participant.handedOn': 'Plek doorgegeven',
  'participant.tookOver': 'Plek overgenomen',
  'participant.handOnRefused': 'Doorgeven van plek afgewezen',
  'refund.retried': 'Terugbetaling opnieuw geprobeerd',
  'event.made': 'Evenement gemaakt',
  'event.edited': 'Evenement gewijzigd',
  'event.live': 'Evenement live of offline',
  'event.price': 'Prijs van evenement gewijzigd',
  'event.capacity': 'Capaciteit van evenement gewijzigd',
  'event.cancelled': 'Evenement geannuleerd',
  'event.copied': 'Evenement gekopieerd',
  'todoList.saved': 'Takenlijst opgeslagen',
  'todoList.removed': 'Takenlijst verwijderd',
  'todoList.applied': 'Takenlijst toegepast',
  'event.written': 'Aan deelnemers geschreven',
  'event.lettersSaved': 'Automatische berichten gewijzigd',
  'event.dateCancelled': 'Datum van evenement geannuleerd',
  'event.dateMoved': 'Datum van evenement verplaatst',
  'event.removed': 'Evenement verwijderd',
  'event.dateRemoved': 'Datum van evenement verwijderd',
  'external.sourceMade': 'Externe bron toegevoegd',
  'external.sourceEdited': 'Externe bron gewijzigd',
  'external.sourceRemoved': 'Externe bron verwijderd',
  'external.secretRenewed': 'Geheim van externe bron vernieuwd',
  'external.cannedSaved': 'Vast antwoord opgeslagen',
  'external.cannedRemoved': 'Vast antwoord verwijderd',
  'external.shown': 'Gegevens van iemand zonder account bekeken',
  'external.erased': 'Gegevens van iemand zonder account gewist',
  'production.added': 'Productie van evenement: toegevoegd',
  'production.edited': 'Productie van evenement: gewijzigd',
  'production.removed': 'Productie van evenement: verwijderd',
  'callSheet.sent': 'Callsheet gemaild',
  'helper.named': 'Helper op de dag aangewezen',
  'helper.ended': 'Helper op de dag weggehaald',
  'cost.approved': 'Kosten goedgekeurd',
  'cost.ordered': 'Kosten besteld of niet',
  'todo.status': 'Status van taak gewijzigd',
  'partner.made': 'Partner gemaakt',
  'partner.edited': 'Partner gewijzigd',
}

/** The log of the admin area (ADM-PANEL-20). */
export const logWords = {
  search: 'Wie deed het, of over wie gaat het',
  kind: 'Filter op soort',
  allKinds: 'Alle soorten',
  table: 'Logboek',
  at: 'Wanneer',
  actor: 'Wie',
  action: 'Wat',
  subject: 'Over',
  change: 'Oud en nieuw',
  system: 'Vanzelf',
  gone: 'Verwijderd account',
  from: 'Vanaf',
  to: 'Tot en met',
  more: 'Oudere regels',
  was: 'was',
  became: 'werd',
  nothing: 'Niets gevonden',
  nothingText: 'Zoek op iets anders of kies een andere periode.',
  empty: 'Nog niets gewijzigd',
  emptyText: 'Wat een admin wijzigt, komt hier te staan en blijft 24 maanden.',
} as const

/** What happened, in Dutch; a line of a newer version is shown by its own word. */
export const actionLabel = (action: string): string =>
  Object.hasOwn(auditActions, action) ? actionLabels[action as AuditAction] : action

const settingLabels: Record<string, string | undefined> = {
  siteName: 'Naam van de site',
  contactEmail: 'Contactadres',
  launchDate: 'Datum van de lancering',
  testerMessage: 'Bericht van de testmodus',
  companyKvk: 'KvK-nummer',
  companyVatId: 'Btw-id',
  companyAddress: 'Adres',
  companyPhone: 'Telefoonnummer',
  assistantEnabled: 'Assistent',
  externalContentAfterConsent: 'Externe inhoud pas na toestemming',
  shopPayment: 'Winkelbetaling',
  paidDownloadsAfterOrder: 'Betaalde downloads pas na bestelling',
}

const orderLabels: Record<string, string | undefined> = {
  hero: 'Hero',
  testimonials: 'Ervaringen',
  team: 'Team',
}

/** Which setting or list a line is about; a reason that an admin wrote is shown as it is. */
export function reasonText(action: string, reason: string): string {
  if (action === 'setting.changed') return settingLabels[reason] ?? reason
  return action === 'content.ordered' ? (orderLabels[reason] ?? reason) : reason
}

/** A value of a line as people read it. */
export function valueText(action: string, value: string): string {
  if (action === 'role.changed') return roleLabel(value)
  if (action === 'report.triaged') return stateLabels[value as ReportState] ?? value
  if (value === 'true') return adminWords.on
  return value === 'false' ? adminWords.off : value.replace(storedMoment, momentText)
}

/** A moment as it is stored; one without a zone is the time on the wall where it is. */
const storedMoment = /\b(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z?)(?![\d:])/g
const momentText = (_stored: string, minute: string, zone: string): string =>
  dateTime(`${minute}Z`, zone ? undefined : 'UTC')

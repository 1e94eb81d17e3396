import type { tableTitles } from '../../domain/privacy/tableWords.ts'

type Table = keyof typeof tableTitles

/** The processing activities of the register, with what is kept of a person for each, by the names of their download. */
export const activities: readonly { name: string; tables: readonly Table[]; besides?: string }[] = [
  {
    name: 'Account en aanmelden',
    tables: ['account', 'sessions', 'passkeys', 'email_changes', 'blocks', 'unsent_mails'],
    besides: 'wachtwoord (als hash), geheim van de tweede factor (versleuteld)',
  },
  { name: 'Profiel en ranglijst', tables: ['profile', 'contact', 'awards', 'points', 'active_days'] },
  {
    name: 'Medische gegevens',
    tables: ['medical_consents'],
    besides: 'wat het lid invult over gezondheid en leefstijl (per lid versleuteld), wie het bekeek en waarom',
  },
  { name: 'Eigen experimenten', tables: ['experiments', 'experiment_values'] },
  {
    name: 'Lidmaatschap en betalingen',
    tables: [
      'subscriptions',
      'entitlements',
      'withdrawals',
      'earlier_roles',
      'payments',
      'invoices',
      'checkouts',
      'payment_customers',
    ],
  },
  {
    name: 'Community en privéberichten',
    tables: [
      'communities',
      'communities_left',
      'channel_reads',
      'channel_pins',
      'messages',
      'private_messages',
      'blocked_people',
      'reactions',
      'comments',
      'comment_reactions',
      'feed_posts',
      'feed_reactions',
      'livestream_messages',
      'livestream_reads',
      'livestream_questions',
      'livestream_raises',
      'livestream_reminders',
      'podcast_marks',
      'desk_messages',
      'inbox_messages',
    ],
  },
  { name: 'Moderatie', tables: ['message_reports', 'message_cases'] },
  {
    name: 'Leren en taken',
    tables: [
      'lesson_progress',
      'level_completions',
      'masterclass_progress',
      'challenges',
      'challenge_days',
      'tasks',
      'task_rewards',
    ],
  },
  {
    name: 'Evenementen',
    tables: [
      'event_enrollments',
      'event_transfers',
      'event_payments',
      'event_refunds',
      'event_companies',
      'event_messages',
      'event_presses',
      'event_briefings',
      'event_call_sheets',
      'event_helpers',
      'event_teachers',
      'calendar_feeds',
    ],
  },
  {
    name: 'Winkel',
    tables: ['cart', 'orders', 'order_lines', 'order_refunds', 'order_address', 'affiliate_clicks'],
  },
  {
    name: 'Meldingen en mail',
    tables: [
      'notifications',
      'notification_preferences',
      'notification_choices',
      'notification_digests',
      'push_subscriptions',
    ],
  },
  {
    name: 'Berichten van buiten',
    tables: ['external_sources', 'external_assigned', 'external_answers'],
    besides: 'van mensen zonder account: naam, adres of nummer, berichten en bestanden',
  },
  { name: 'Assistent', tables: ['assistant'] },
  { name: 'Meldingen van problemen', tables: ['reports'] },
  {
    name: 'Werk van beheer en redactie',
    tables: [
      'desk_answers',
      'admin_saved_views',
      'blogs',
      'lessons',
      'written_challenges',
      'masterclasses',
      'podcasts',
      'podcast_speaker',
      'livestreams',
      'legal_page_versions',
      'events',
      'event_budgets',
      'event_codes',
      'event_costs',
      'event_locations',
      'event_timetable',
      'event_todos',
      'event_todo_lists',
      'event_todo_list_uses',
      'given_refunds',
      'stock_moves',
      'product_image_runs',
    ],
  },
  {
    name: 'Beveiliging en verantwoording',
    tables: ['log'],
    besides: 'pogingen om aan te melden (als hash), regels van het proces zonder namen of adressen',
  },
]

/** What the rules of retention say in English, in the Dutch of the register; a rule that changes needs its words anew. */
export const inDutch: Readonly<Record<string, string>> = {
  'clicks on a partner’s product': 'geopende aanbiedingen van partners',
  'two years can be compared with each other': 'zo zijn twee jaren te vergelijken',
  'sessions that ran out, with address and browser': 'verlopen sessies, met adres en browser',
  'nobody can come back with one; a day for clocks that differ': 'er kan niemand meer mee terugkomen',
  'links and codes of sign-in that ran out': 'verlopen links en codes om aan te melden',
  'they open nothing; a day for clocks that differ': 'ze openen niets meer',
  'checkouts that were not paid': 'afrekeningen die niet betaald zijn',
  'money may still come by a slow way, and a refund of it is asked about':
    'er kan nog geld binnenkomen, of een vraag over terugbetalen',
  'checkouts that were paid, with the terms that were agreed to':
    'betaalde afrekeningen, met de voorwaarden waarmee is ingestemd',
  'the law asks for the sale for seven years, counted from the end of its quarter':
    'fiscale bewaarplicht van zeven jaar, geteld vanaf het einde van het kwartaal',
  'links that prove a new address': 'links om een nieuw e-mailadres te bevestigen',
  'links that prove an address': 'links om een e-mailadres te bevestigen',
  'they work for a day; until then an old mail gets its own sentence':
    'ze werken een dag; daarna krijgt wie een oude mail opent een eigen uitleg',
  'mails of the local mailbox, which production does not have': 'mails van de proefopstelling, niet in productie',
  'long enough to look at': 'lang genoeg om te bekijken',
  'which day’s digest somebody had': 'van welke dag iemand een samenvatting kreeg',
  'a digest must not go out twice; after that day nobody asks': 'een samenvatting gaat niet twee keer uit',
  'notifications that were read': 'gelezen meldingen',
  'a year can be looked through': 'een jaar is terug te lezen',
  'notifications that nobody read': 'ongelezen meldingen',
  'who comes back after a long time finds what was missed': 'wie na lange tijd terugkomt vindt wat er was',
  'messages of the payment provider that mean nothing to us': 'berichten van de betaaldienst waar niets uit volgt',
  'the provider sends one again for 30 days at most': 'de betaaldienst herhaalt een bericht hooguit 30 dagen',
  'the full text of messages of the payment provider; what they mean stays':
    'de volledige tekst van berichten van de betaaldienst; wat ze betekenen blijft',
  'who looks for a fault of a payment needs it; the state of a subscription follows from all its messages':
    'nodig om een fout in een betaling te vinden',
  'on which nights the tasks were reset': 'in welke nachten taken opnieuw begonnen',
  'a night must not be done twice; who opens a list compares with the newest': 'een nacht telt niet twee keer',
  'when the account is erased, seven days after it was asked': 'het account zelf: zeven dagen nadat erom is gevraagd',
  'attempts to sign in and the like, after two to seven hours': 'pogingen om aan te melden: na twee tot zeven uur',
  'links of the chain of Logboek, after 24 months': 'de keten van het logboek: na 24 maanden',
  'lines of Logboek, after 24 months': 'regels van het logboek: na 24 maanden',
  'telephone numbers of call sheets, 30 days after the event':
    'telefoonnummers op callsheets: 30 dagen na het evenement',
  'answers about health, 30 days after the event':
    'dieet, allergieën en opmerkingen bij een aanmelding: 30 dagen na het evenement',
  'messages about an event that is gone, after 30 days': 'berichten over een verwijderd evenement: na 30 dagen',
  'conversations that rest, as IN-EXT says': 'gesprekken met mensen van buiten: 12 maanden na het laatste bericht',
  'facts, a whole day at once when all of it is 30 days old':
    'gebeurtenissen, een hele dag tegelijk zodra die helemaal 30 dagen oud is',
  'the buyer on a bill, after seven years': 'de koper op een factuur: na zeven jaar',
  'decided cases of moderation, after 12 months': 'afgehandelde moderatie: na 12 maanden',
  'reports with their attachment, after 12 months': 'meldingen van problemen met bijlage: na 12 maanden',
  'mails that were given up, after 90 days': 'mails die niet aankwamen: na 90 dagen',
  'files that nothing uses': 'bestanden die nergens meer bij horen: elke nacht',
  'the account itself: it goes when its person goes': 'het account: tot het wordt verwijderd',
  'what a member made or did: theirs until they remove it or go':
    'wat een lid maakte of deed: tot het lid het weghaalt of vertrekt',
  'medical: the member decides, and every reading stays to be seen by them':
    'medische gegevens: tot het lid ze wist; wie ze bekeek blijft zichtbaar zolang het account er is',
  'money: the law asks for it for seven years, and an open claim for longer':
    'geld: de wet vraagt zeven jaar, een lopende vordering langer; niets hiervan gaat vanzelf weg',
  'what the house publishes or arranges: an editor removes it':
    'wat het huis publiceert of regelt: tot een redacteur het weghaalt',
  'conversations with people outside: they go with their conversation or source':
    'berichten van buiten: samen met hun gesprek of bron',
  'hashes alone, which keep what was erased from coming back':
    'hashes die voorkomen dat gewiste berichten terugkomen: onbeperkt, ze leiden naar niemand',
  'a few rows, or sums without people: they do not grow': 'instellingen en totalen zonder personen: onbeperkt',
}

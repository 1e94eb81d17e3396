/** The people for whom a private text of somebody else can be, the widest first. */
export type Audience = 'everybody' | 'members' | 'judges' | 'admins'

type Lines = Readonly<Record<string, string>>

/**
 * The access matrix of private columns: what others than the person may see, by the requirement that says so. A column that
 * is not here is for those alone whom its row names; `of …` are rows that are for other people than the rest (`kindOf`).
 */
const written: Readonly<Record<Audience, Lines>> = {
  everybody: {
    'BLOG-AREA-05': 'blogs.title blogs.excerpt blogs.content blogs.cover_image_url blogs.cover_alt',
    'SH-PROF-29 BLOG-AREA-05': 'profiles.first_name|staff profiles.last_name|staff profiles.avatar_url|staff',
  },
  members: {
    'SH-PROF-29': `profiles.first_name profiles.last_name profiles.username profiles.avatar_url profiles.bio profiles.profession
      profiles.city profiles.interests profiles.username|staff profiles.bio|staff profiles.profession|staff profiles.city|staff
      profiles.interests|staff`,
    'COM-LEARN-02': 'feed_posts.title feed_posts.excerpt feed_posts.content feed_posts.image_alt comments.content',
    'COM-CHAT-15': 'messages.content',
    'LIVE-MORE-10': 'livestream_questions.text',
  },
  judges: {
    'COM-CHAT-17 ADM-PANEL-13': 'message_cases.content message_cases.reason message_reports.explanation',
    'COM-MOD-10': 'messages.content|desk',
  },
  admins: {
    'COM-MOD-08': 'account_blocks.reason account_blocks.appeal account_blocks.answer',
    'ADM-PANEL-20': 'audit_log.reason audit_log.old_value audit_log.new_value',
    'ADM-PANEL-03 ADM-PANEL-04': 'auth_users.email email_changes.old_email email_changes.new_email',
    'ADM-PANEL-10': 'entitlements.reason',
    'ADM-PANEL-12 SH-REPORT-26':
      'reports.error_description reports.page_url reports.image_url reports.device_info reports.attachment_key',
    'EV-BRIEF-11': 'event_briefings.notes event_briefings.phone',
    'EV-ENROL-32': 'event_enrollments.dietary_restrictions event_enrollments.allergies event_enrollments.notes',
    'EV-MORE-22': 'event_companies.name event_companies.address event_companies.vat_number',
    'EV-MORE-28': 'event_refunds.reason',
    'EV-MORE-27': 'event_discounts.code',
    'IN-EXT-06': `external_message_threads.participant_handle external_message_threads.participant_name
      external_message_threads.subject external_message_threads.last_message_preview external_messages.content
      external_messages.earlier`,
    'SHOP-ORDER-08 SHOP-ORDER-32': `shop_orders.name shop_orders.street shop_orders.house_number shop_orders.addition
      shop_orders.postcode shop_orders.city shop_orders.track shop_refunds.reason invoices.bill`,
    'SHOP-ORDER-36': 'stock_moves.note',
    'ADM-MORE-16': 'unsent_mails.to unsent_mails.said',
    'SH-PROF-05':
      'profiles.first_name|leaving profiles.last_name|leaving profiles.username|leaving profiles.avatar_url|leaving',
  },
}

/** Texts of one person that an operation shows besides to those whom it lets in; it writes that down, or asks for a link. */
const through: Readonly<Record<string, Lines>> = {
  'access.viewContact': {
    'SH-CONT-12': 'contact_info.phone contact_info.emergency_contact_name contact_info.emergency_contact_phone',
  },
  'account.confirm': { 'SH-ROUTE-21': 'auth_users.email' },
  'account.openReset': { 'SH-AUTH-22': 'auth_users.email' },
  'account.openAppeal': { 'COM-MOD-07': 'account_blocks.reason account_blocks.answer' },
  'health.viewEmergency': { 'SH-MED-42': 'medical' },
}

const audienceOf = new Map(
  Object.entries(written).flatMap(([audience, lines]) =>
    Object.values(lines).flatMap((kinds) => kinds.split(/\s+/).map((kind) => [kind, audience as Audience])),
  ),
)

/** Every kind that others may see, so that none stays here that nobody plants. */
export const kindsForOthers = [...audienceOf.keys()]

/** Somebody who looks: the audiences they belong to, and who they are. */
export type Reader = { name: string; in: readonly Audience[]; id: string | null }
type Seen = { of: string; people: ReadonlySet<string> }

/** Whether somebody may see a canary: as one of its audience, because its row names them, or by the operation that shows it. */
export function maySee({ in: audiences, id }: Reader, { of, people }: Seen, operation = ''): boolean {
  const audience = audienceOf.get(of)
  return (
    (audience !== undefined && audiences.includes(audience)) ||
    (id !== null && people.has(id)) ||
    Object.values(through[operation] ?? {}).some((kinds) => kinds.split(' ').includes(of))
  )
}

/** Whether a text stays between a member and the site, or whom they wrote to: no admin reads it in an export (ADM-PANEL-04, COM-CHAT-19). */
export const isTheirsAlone = ({ of }: Pick<Seen, 'of'>): boolean =>
  of === 'medical' || of === 'messages.content|talk' || /^(ai_n1_assistent|experiments)\./.test(of)

/** Why a private column holds no canary, by what it is; each stands for a word that is none of the person's own. */
const leftOut: readonly (readonly [why: string, columns: string])[] = [
  [
    'a keyed hash or a hash of a secret; the secrets themselves are looked for',
    `account_blocks.token_hash affiliate_clicks.once attempts.subject audit_links.digest audit_links.previous audit_links.hash
      auth_accounts.password auth_sessions.token auth_verifications.identifier auth_verifications.value
      calendar_feeds.secret_hash event_call_sheets.noted email_changes.token_hash email_confirmations.token_hash external_erased.key
      external_message_threads.participant_key external_messages.sent_from_key`,
  ],
  [
    'sealed; what is in it is planted before it is sealed, or a secret that is looked for',
    'auth_two_factors.secret auth_two_factors.backup_codes medical_profiles.wrapped_key medical_profiles.sealed',
  ],
  [
    'a choice of a list, which the code knows by its word',
    `admin_saved_views.list auth_accounts.provider_id auth_passkeys.device_type auth_passkeys.transports checkouts.kind
      checkouts.state comments_emoji_reaction.emoji earlier_roles.role entitlements.product_tier event_enrollments.status
      event_enrollments.payment_status event_enrollments.paid_by event_enrollments.refund_status
      event_payments.status event_payments.refund_status event_payments.received_currency experiments.direction
      feed_posts_emoji_reaction.emoji inbox_messages.role leaderboard_points.group_type medical_consents.wording medical_reads.kind
      message_mentions.batch message_reports.reason messages_emoji_reaction.emoji notification_choices.about
      notification_choices.subject notification_choices.wants notification_preferences.sound_variant notifications.type
      order_addresses.country payments.state points_ledger.source profiles.avatar_color profiles.role profiles.nutrition_icon
      profiles.sport_icon profiles.interest_icon shop_orders.country shop_refunds.state unsent_mails.template unsent_mails.why`,
  ],
  ['of products alone', 'product_image_runs.code product_image_runs.product_ids product_image_runs.failures'],
  [
    'ids and codes by which things are found again, with no word of a person',
    `auth_accounts.account_id auth_passkeys.aaguid checkouts.provider_session_id checkouts.terms_version
      checkouts.terms_page_version_id event_enrollments.payment_ids event_payments.provider_session_id
      event_payments.provider_payment_id facts.ids invoices.number payments.provider_payment_id
      payment_customers.provider_customer_id provider_messages.subject
      subscriptions.provider_subscription_id unsent_mails.ids notifications.data shop_refunds.vat
      external_message_threads.external_thread_id`,
  ],
]
const reasons = new Map(leftOut.flatMap(([why, columns]) => columns.split(/\s+/).map((column) => [column, why])))

/** Types whose values stand in any answer by chance. */
const leftOutTypes: Readonly<Record<string, string>> = {
  bool: 'yes or no',
  date: 'a day',
  int2: 'a number',
  int4: 'a number',
  int8: 'a number',
  numeric: 'a number',
  timestamptz: 'a moment',
  uuid: 'an id',
}

/** Why a column gets no canary; null when it gets one. */
export const reasonOf = (column: string, type = ''): string | null => reasons.get(column) ?? leftOutTypes[type] ?? null

/** The columns that are left out by name, so that none stays here that is gone. */
export const leftOutByName = [...reasons.keys()]

type Shape = (canary: string, was: unknown) => unknown
const address: Shape = (canary) => `${canary}@bewezen.example`
const list: Shape = (canary) => [canary]

/** The shapes of columns that ask for more than a text. */
const shapes: Readonly<Record<string, Shape>> = {
  'auth_users.email': address,
  'email_changes.new_email': address,
  'email_changes.old_email': address,
  'local_mails.to': address,
  'unsent_mails.to': address,
  'event_enrollments.dietary_restrictions': list,
  'event_enrollments.allergies': list,
  'event_transfers.dietary_restrictions': list,
  'event_transfers.allergies': list,
  'profiles.interests': list,
}

/** A canary in the shape of its column; in JSON it takes the place of every text in it. */
export function shapeOf(column: string, was: unknown, canary: string): unknown {
  const shape = shapes[column]
  if (shape) return shape(canary, was)
  return typeof was === 'object' && was !== null ? inPlaceOf(was, canary) : canary
}

function inPlaceOf(was: unknown, canary: string): unknown {
  if (typeof was === 'string') return canary
  if (Array.isArray(was)) return was.map((one) => inPlaceOf(one, canary))
  if (typeof was === 'object' && was !== null) {
    const entries = Object.entries(was).map(([name, one]) => [name, inPlaceOf(one, canary)])
    return Object.fromEntries(entries.length > 0 ? entries : [['planted', canary]])
  }
  return was
}

type Row = Readonly<Record<string, unknown>>

/** The ids by which rows of one column are told apart. */
export type Apart = {
  /** The channels that are a conversation of two, and those with 'Beheer'. */
  talks: ReadonlySet<unknown>
  desks: ReadonlySet<unknown>
}

/** The kind of a cell: its column, and after a bar which rows of it are for other people than the rest; null for one that is kept empty. */
export function kindOf(column: string, row: Row, { talks, desks }: Apart): string | null {
  const [table] = column.split('.')
  if (table === 'profiles' && row.hidden_at) return `${column}|leaving`
  if (table === 'profiles' && (row.role === 'admin' || row.role === 'teacher')) return `${column}|staff`
  if (table === 'blogs' && row.status === 'draft') return `${column}|draft`
  if (table === 'messages') {
    // Of a removed message no text is kept (COM-CHAT-15).
    if (row.deleted_at) return null
    if (desks.has(row.channel_id)) return `${column}|desk`
    if (talks.has(row.channel_id)) return `${column}|talk`
  }
  return column
}

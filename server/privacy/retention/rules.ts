/** What is let go of in a table once it is old enough, and why it is kept until then. */
export type Rule = {
  table: string
  /** The column that says how old a row is. */
  column: string
  days: number
  /** Which rows, as a condition of SQL; all unless it is said. */
  only?: string
  /** What is emptied of a row that stays, as an assignment of SQL; the row goes unless it is said. */
  empties?: string
  /** The rule in words, for operations.md. */
  what: string
  why: string
}

const year = 365

/** What the sweeper of every night lets go of (a retention schedule), table by table (OPS-KEEP-01). */
export const rules: readonly Rule[] = [
  {
    table: 'affiliate_clicks',
    column: 'clicked_at',
    days: 2 * year,
    what: 'clicks on a partner’s product',
    why: 'two years can be compared with each other',
  },
  {
    table: 'auth_sessions',
    column: 'expires_at',
    days: 1,
    what: 'sessions that ran out, with address and browser',
    why: 'nobody can come back with one; a day for clocks that differ',
  },
  {
    table: 'auth_verifications',
    column: 'expires_at',
    days: 1,
    what: 'links and codes of sign-in that ran out',
    why: 'they open nothing; a day for clocks that differ',
  },
  {
    table: 'checkouts',
    column: 'created_at',
    days: year,
    only: `state not in ('opening', 'open', 'completed')`,
    what: 'checkouts that were not paid',
    why: 'money may still come by a slow way, and a refund of it is asked about',
  },
  {
    table: 'checkouts',
    column: 'created_at',
    days: 7 * year + 90,
    only: `state = 'completed'`,
    what: 'checkouts that were paid, with the terms that were agreed to',
    why: 'the law asks for the sale for seven years, counted from the end of its quarter',
  },
  {
    table: 'email_changes',
    column: 'created_at',
    days: 90,
    what: 'links that prove a new address',
    why: 'they work for a day; until then an old mail gets its own sentence',
  },
  {
    table: 'email_confirmations',
    column: 'created_at',
    days: 90,
    what: 'links that prove an address',
    why: 'they work for a day; until then an old mail gets its own sentence',
  },
  {
    table: 'local_mails',
    column: 'sent_at',
    days: 30,
    what: 'mails of the local mailbox, which production does not have',
    why: 'long enough to look at',
  },
  {
    table: 'notification_digests',
    column: 'day',
    days: 30,
    what: 'which day’s digest somebody had',
    why: 'a digest must not go out twice; after that day nobody asks',
  },
  {
    table: 'notifications',
    column: 'created_at',
    days: year,
    only: 'read',
    what: 'notifications that were read',
    why: 'a year can be looked through',
  },
  {
    table: 'notifications',
    column: 'created_at',
    days: 2 * year,
    what: 'notifications that nobody read',
    why: 'who comes back after a long time finds what was missed',
  },
  {
    table: 'provider_messages',
    column: 'received_at',
    days: 90,
    only: 'processed_at is not null and message is null',
    what: 'messages of the payment provider that mean nothing to us',
    why: 'the provider sends one again for 30 days at most',
  },
  {
    table: 'provider_messages',
    column: 'received_at',
    days: 90,
    only: `processed_at is not null and message is not null and payload <> '{}'::jsonb`,
    empties: `payload = '{}'::jsonb`,
    what: 'the full text of messages of the payment provider; what they mean stays',
    why: 'who looks for a fault of a payment needs it; the state of a subscription follows from all its messages',
  },
  {
    table: 'todo_resets',
    column: 'reset_day',
    days: 90,
    what: 'on which nights the tasks were reset',
    why: 'a night must not be done twice; who opens a list compares with the newest',
  },
]

/** Tables with a job of their own that lets go of old rows, and when (the requirement or the job says it whole). */
export const elsewhere: Readonly<Record<string, { job: string; what: string }>> = {
  account_deletions: { job: 'privacy.eraseDue', what: 'when the account is erased, seven days after it was asked' },
  attempts: { job: 'account.forgetAttempts', what: 'attempts to sign in and the like, after two to seven hours' },
  audit_links: { job: 'access.forgetAudit', what: 'links of the chain of Logboek, after 24 months' },
  audit_log: { job: 'access.forgetAudit', what: 'lines of Logboek, after 24 months' },
  event_briefings: { job: 'production.forget', what: 'telephone numbers of call sheets, 30 days after the event' },
  event_enrollments: { job: 'events.forget', what: 'answers about health, 30 days after the event' },
  event_messages: { job: 'events.forget', what: 'messages about an event that is gone, after 30 days' },
  external_message_threads: { job: 'external.forget', what: 'conversations that rest, as IN-EXT says' },
  facts: { job: 'facts.forget', what: 'facts, a whole day at once when all of it is 30 days old' },
  invoices: { job: 'payments.forgetBills', what: 'the buyer on a bill, after seven years' },
  message_cases: { job: 'community.forgetCases', what: 'decided cases of moderation, after 12 months' },
  reports: { job: 'reports.forget', what: 'reports with their attachment, after 12 months' },
  unsent_mails: { job: 'admin.forgetMails', what: 'mails that were given up, after 90 days' },
  uploads: { job: 'files.sweep', what: 'files that nothing uses' },
}

/** Tables of which nothing goes because of its age, by the reason why. */
export const kept: readonly { why: string; tables: string }[] = [
  {
    why: 'the account itself: it goes when its person goes',
    tables: `auth_accounts auth_passkeys auth_two_factors auth_users profiles account_blocks earlier_roles contact_info
      leaderboard_points points_ledger awards_earned active_days admin_saved_views calendar_feeds
      notification_choices notification_counts notification_preferences push_subscriptions`,
  },
  {
    why: 'what a member made or did: theirs until they remove it or go',
    tables: `ai_n1_assistent blueprint_leavers blueprint_members cart_lines challenge_days challenge_participants channel_pins channel_reads
      comment_mentions comments comments_emoji_reaction direct_blocks direct_conversations event_instances
      experiment_values experiments feed_posts feed_posts_emoji_reaction inbox_messages lesson_progress
      level_completions livestream_question_raises livestream_questions livestream_reminders masterclass_progress
      message_mentions message_reports messages messages_emoji_reaction podcast_marks todo_rewards user_todos`,
  },
  {
    why: 'medical: the member decides, and every reading stays to be seen by them',
    tables: 'medical_consents medical_emergency_accesses medical_profiles medical_reads',
  },
  {
    why: 'money: the law asks for it for seven years, and an open claim for longer',
    tables: `entitlements event_companies event_discounts event_payments event_refunds invoice_counts order_addresses
      payment_customers payments product_prices shop_order_lines shop_orders shop_refunds stock_moves subscriptions
      withdrawals`,
  },
  {
    why: 'what the house publishes or arranges: an editor removes it',
    tables: `allergy_options awards blogs blueprints challenges channels_home channels_home_items channels_text
      dietary_restrictions_options event_budgets event_call_sheets event_codes event_costs event_dates
      event_exceptions event_helpers event_letters event_letters_sent event_locations event_message_receivers event_presses
      event_teachers event_timetable event_todo_list_uses event_todo_lists event_todos event_transfers
      event_visibility_roles events faq_entries home_showcase legal_page_versions legal_pages lessons levels livestreams marketing_claims
      masterclasses partners podcast_lines podcasts product_image_runs product_images products products_subscriptions
      team_members testimonials`,
  },
  {
    why: 'conversations with people outside: they go with their conversation or source',
    tables: 'desk_answers external_canned_answers external_mailboxes external_message_sources external_messages',
  },
  {
    why: 'hashes alone, which keep what was erased from coming back',
    tables: 'external_erased',
  },
  {
    why: 'a few rows, or sums without people: they do not grow',
    tables: 'active_months active_weeks app_clock fact_counter first_admin_tokens kept_secrets site_settings',
  },
]

export const keptTables = kept.flatMap(({ tables }) => tables.split(/\s+/))

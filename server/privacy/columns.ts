/**
 * What becomes of a column when somebody is erased (SH-PROF-05, SH-DATA-27):
 * - `none`: it says nothing about a person;
 * - `erased`: it goes, by its row or by itself;
 * - `unlinked`: it named the person and is emptied, the rest of its row stays;
 * - `kept`: it stays, for the reason given.
 */
export type Mark = 'none' | 'erased' | 'unlinked' | 'kept'

type Marked = { [M in Mark]?: string } & { why?: string }
const theirs = (columns: string): Marked => ({ erased: columns })
const ours = (columns: string): Marked => ({ none: columns })

/** Every column of the schema by table, and its mark; a test fails when one is missing. */
export const columnMarks: Readonly<Record<string, Marked>> = {
  account_blocks: {
    erased: 'id person_id reason blocked_at token_hash appeal appealed_at granted answer decided_at lifted_at',
    kept: 'blocked_by decided_by',
    why: 'the id of an admin in the row of somebody else leads to nobody',
  },
  account_deletions: theirs('person_id asked_at due_at'),
  active_days: theirs('profile_id day'),
  affiliate_clicks: {
    none: 'id product_id product_name price_cents clicked_at',
    unlinked: 'profile_id',
    kept: 'once',
    why: 'a keyed hash of who, what and which minute, which leads to nobody',
  },
  ai_n1_assistent: theirs('id profile_id session_id content is_user created_at'),
  allergy_options: ours('id name'),
  app_clock: ours('id offset_ms'),
  attempts: { none: 'id kind', kept: 'subject at', why: 'a keyed hash that is forgotten after two hours' },
  audit_log: {
    none: 'id action',
    kept: 'actor_id subject_id reason old_value new_value at',
    why: 'nobody may change the log; the id leads to nobody, the addresses go, and a line goes after 24 months (ADM-PANEL-20)',
  },
  auth_accounts: theirs(
    'id account_id provider_id user_id access_token refresh_token id_token access_token_expires_at refresh_token_expires_at scope password created_at updated_at',
  ),
  auth_passkeys: theirs(
    'id name public_key user_id credential_id counter device_type backed_up transports created_at aaguid',
  ),
  auth_sessions: theirs('id token user_id expires_at ip_address user_agent created_at updated_at last_seen_at'),
  auth_two_factors: theirs('id secret backup_codes user_id verified failed_verification_count locked_until'),
  auth_users: theirs('id name email email_verified image blocked_at created_at updated_at two_factor_enabled'),
  auth_verifications: theirs('id identifier value expires_at created_at updated_at'),
  awards: ours('id name description image_url is_active'),
  awards_earned: theirs('profile_id award_id earned_at'),
  blogs: {
    none: 'id slug category status published_at reading_minutes',
    unlinked: 'author_id',
    kept: 'title excerpt content cover_image_url cover_alt created_at updated_at',
    why: 'articles stay under Verwijderde gebruiker (BLOG-AREA-17)',
  },
  blueprint_members: theirs('blueprint_id user_id joined_at'),
  blueprints: ours('id slug name description image_url order_index is_active allowed_roles member_count created_at'),
  calendar_feeds: theirs('profile_id secret_hash made_at'),
  cart_lines: theirs('profile_id product_id quantity added_at'),
  challenge_days: theirs('challenge_id profile_id day ticked_at'),
  challenge_participants: theirs('challenge_id profile_id joined_at completed_at is_anonymous'),
  challenges: {
    none: 'id slug blueprint_id title description description_words image_url image_alt start_date end_date duration_days daily_task award_id is_published created_at updated_at',
    unlinked: 'created_by teacher_id',
  },
  channel_pins: theirs('channel_id user_id place pinned_at'),
  channel_reads: theirs('channel_id user_id read_seq last_read_at'),
  channels_home: ours('id section_type is_active order_index'),
  channels_home_items: ours('id section_id upload_id image_url metadata'),
  channels_text: ours('id slug name description blueprint_id order_index post_roles is_archived last_seq'),
  checkouts: theirs(
    'id user_id kind subject_id amount_cents provider_session_id url state terms_version terms_page_version_id agreed_at created_at expires_at',
  ),
  comment_mentions: theirs('comment_id profile_id'),
  comments: {
    none: 'id subject_kind subject_id blueprint_id deleted_at',
    unlinked: 'author_id',
    kept: 'content created_at',
    why: 'comments stay under Verwijderde gebruiker, as messages do (X3-DATA-31)',
  },
  comments_emoji_reaction: theirs('comment_id reactor_id emoji created_at'),
  contact_info: theirs('profile_id phone emergency_contact_name emergency_contact_phone'),
  desk_answers: { none: 'message_id', unlinked: 'moderator_id' },
  direct_blocks: theirs('conversation_id blocker_id blocked_at'),
  direct_conversations: {
    none: 'id created_at is_desk settled_seq',
    // The other of the two keeps the conversation (COM-CHAT-25).
    unlinked: 'first_id second_id started_by',
  },
  earlier_roles: theirs('user_id role'),
  email_changes: {
    erased: 'id user_id old_email new_email token_hash created_at used_at',
    kept: 'asked_by',
    why: 'the id of an admin in the row of somebody else leads to nobody',
  },
  email_confirmations: theirs('id user_id token_hash created_at used_at'),
  entitlements: {
    erased: 'id user_id product_tier valid_until subscription_id reason created_at',
    kept: 'granted_by',
    why: 'the id of an admin in the row of somebody else leads to nobody',
  },
  dietary_restrictions_options: ours('id name'),
  event_dates: ours(
    'id event_id occurrence_id starts_at ends_at status cancel_reason is_paid closes_at free_until seats taken excess waiting came counted_at changes',
  ),
  event_enrollments: {
    none: 'id event_id occurrence_id date_id came terms_accepted cancellation_policy_accepted terms_version tier_hours free_until may_leave_freely due_at',
    unlinked: 'user_id',
    erased: 'dietary_restrictions allergies notes',
    kept: 'enrolled_at status payment_status hold_expires_at offered_until kept_until cancelled_at payment_ids paid_by paid_cents refunded_cents refund_status is_disputed',
    why: 'how many came and what was paid stays, without who it was (EV-DATA-31)',
  },
  event_payments: {
    none: 'id enrollment_id event_id event_title url currency expires_at refund_tries',
    unlinked: 'user_id',
    kept: 'provider_session_id provider_payment_id amount_cents received_cents received_currency status refund_status refunded_cents created_at paid_at refunded_at',
    why: 'the law asks for payments for seven years; they hold no name (EV-PAY-18)',
  },
  event_exceptions: ours('event_id day'),
  event_instances: ours('id parent_event_id start_date end_date day is_loose status cancelled_at created_at'),
  event_teachers: theirs('event_id teacher_id'),
  event_visibility_roles: ours('event_id role_name'),
  events: {
    none: 'id title description type slug image_url start_date end_date timezone start_wall end_wall venue_name venue_address location join_url google_meet_link is_paid price_cents price_currency has_capacity_limit max_participants min_participants is_recurring recurrence_pattern recurrence_end_date enroll_open_at enroll_close_at signup_deadline cancel_until cancel_deadline start_inschrijving is_live visibility_policy include_top5_percent status cancelled_at version created_at updated_at',
    unlinked: 'created_by',
  },
  experiment_values: theirs('experiment_id day value'),
  experiments: theirs('id profile_id change measure unit method direction started_day change_day ended_day created_at'),
  fact_counter: ours('id last_seq'),
  facts: { none: 'id tx seq kind', kept: 'ids at', why: 'ids without a person, gone after 30 days' },
  feed_posts: {
    none: 'id blueprint_id slug upload_id is_pinned published_at',
    unlinked: 'author_id',
    kept: 'title content excerpt image_alt created_at updated_at',
    why: 'posts stay under Verwijderde gebruiker, as articles do (BLOG-AREA-17)',
  },
  feed_posts_emoji_reaction: theirs('post_id reactor_id emoji created_at'),
  first_admin_tokens: ours('token_hash created_at used_at'),
  inbox_messages: { erased: 'id user_id role title content created_at', unlinked: 'author_id' },
  invoice_counts: ours('year last'),
  invoices: {
    none: 'id payment_id kind description vat_rate refund_id',
    kept: 'number total_cents vat_cents issued_at bill',
    why: 'the law asks for invoices for seven years; the bill of an order, with its buyer, goes after them (SHOP-ORDER-38)',
  },
  leaderboard_points: theirs('user_id group_type total_points'),
  legal_pages: ours('page_type title content updated_at version_id'),
  legal_page_versions: {
    none: 'id page_type label title content is_placeholder',
    unlinked: 'saved_by',
    kept: 'saved_at',
    why: 'what people agreed to stays, without who wrote it',
  },
  lesson_progress: theirs('profile_id lesson_id completed_at'),
  lessons: {
    none: 'id slug blueprint_id title content content_words video_url attachments level_id week order_index is_required is_published created_at updated_at',
    unlinked: 'created_by teacher_id',
  },
  level_completions: theirs('profile_id blueprint_id level_id completed_at told_at'),
  levels: ours('id level_name order_index duration_text result'),
  local_mails: theirs('id message_id to subject html text sent_at'),
  marketing_claims: ours('name claim is_on shows_real_number changed_at'),
  masterclass_progress: theirs('profile_id masterclass_id completed_at'),
  masterclasses: {
    none: 'id slug blueprint_id title content content_words video_url attachments published_at created_at updated_at',
    unlinked: 'created_by teacher_id',
  },
  medical_consents: theirs('id profile_id wording given_at withdrawn_at'),
  medical_emergency_accesses: { erased: 'id profile_id reason opened_at ends_at', unlinked: 'admin_id' },
  medical_profiles: theirs('profile_id wrapped_key sealed version updated_at'),
  medical_reads: {
    erased: 'id profile_id kind access_id at',
    kept: 'reader_id',
    why: 'that somebody looked is the member’s to know; the id leads to nobody',
  },
  message_cases: {
    none: 'id message_id outcome',
    unlinked: 'author_id decided_by',
    kept: 'content opened_at reason decided_at',
    why: 'stays as the message does, without who wrote it, and goes 12 months after the decision (COM-MOD-05)',
  },
  message_mentions: theirs('message_id profile_id batch'),
  message_reports: theirs('message_id reporter_id case_id reason explanation reported_at'),
  messages: {
    none: 'id channel_id seq parent_id upload_id edited_at deleted_at',
    unlinked: 'author_id experiment_id',
    kept: 'content created_at',
    why: 'messages stay under Verwijderde gebruiker (X3-DATA-31)',
  },
  messages_emoji_reaction: { erased: 'message_id reactor_id emoji created_at', unlinked: 'author_id' },
  notification_choices: theirs('profile_id about subject wants'),
  notification_counts: theirs('profile_id unread'),
  notification_digests: theirs('profile_id day'),
  notification_preferences: theirs(
    'profile_id desktop_enabled sound_enabled sound_variant quiet_from quiet_until push_enabled digest_enabled presence_shown',
  ),
  notifications: theirs('id user_id fact_id type title message read read_at data created_at'),
  order_addresses: theirs('profile_id name street house_number addition postcode city country'),
  partners: ours('id name is_active'),
  payment_customers: theirs('user_id provider_customer_id'),
  payments: {
    none: 'id kind subject_id',
    unlinked: 'user_id',
    kept: 'amount_cents state provider_payment_id created_at',
    why: 'the law asks for payments for seven years',
  },
  points_ledger: theirs('id profile_id amount reason source granted_at'),
  product_image_runs: theirs(
    'id started_by replaces code product_ids done made failures started_at stopped_at ended_at',
  ),
  product_images: ours('id product_id storage_path sort_index is_generated'),
  product_prices: ours('id product_id price_cents since'),
  products: ours(
    'id slug name description price_cents category image_url tags status order_index is_featured is_preorder is_digital is_physical download_url download_key vat_rate sale_price_cents sale_before_cents preorder_limit preorders_sold stock_quantity student_discount_percentage student_discount_code teacher_discount_percentage teacher_discount_code affiliate_discount_percentage affiliate_discount_code affiliate_url partner_id product_type is_text_generated version created_at',
  ),
  products_subscriptions: ours('id name price_cents stock provider_price_id'),
  profiles: theirs(
    'id user_id first_name last_name username avatar_url avatar_color role top_5 level_id points days_active created_at bio profession city interests nutrition_icon sport_icon interest_icon hidden_at',
  ),
  provider_messages: {
    none: 'id type occurred_at received_at processed_at failure',
    kept: 'subject payload message',
    why: 'proof of payment, stored without names, addresses or card details',
  },
  push_subscriptions: theirs('id profile_id session_id endpoint public_key auth_secret created_at'),
  reports: {
    none: 'id page_category status note created_at updated_at',
    unlinked: 'profile_id assignee_id attachment_key image_url device_info',
    kept: 'error_description page_url',
    why: 'reports stay without who made them (SH-DATA-27)',
  },
  shop_order_lines: {
    none: 'id order_id position product_id name image_url price_cents undiscounted_cents discount_percentage vat_rate quantity is_physical is_digital download_url download_key taken_stock taken_preorders refunded_quantity',
    kept: 'waived_at',
    why: 'what was sold stays, without who bought it (SHOP-ORDER-38)',
  },
  shop_orders: {
    none: 'id state version is_from_cart terms_version terms_page_version_id expires_at carrier',
    unlinked: 'user_id name street house_number addition postcode city country track',
    kept: 'goods_cents shipping_cents total_cents refunded_cents payment_id is_disputed created_at paid_at shipped_at received_at withdrawn_at closed_at',
    why: 'what was sold stays, without who bought it and where it went (SHOP-ORDER-38)',
  },
  shop_refunds: {
    none: 'id order_id payment_id why lines tries',
    unlinked: 'created_by reason',
    kept: 'amount_cents shipping_cents vat state created_at refunded_at',
    why: 'belongs to payments that the law asks for',
  },
  site_settings: {
    none: 'id maintenance_mode maintenance_message maintenance_start_time maintenance_end_time tester_mode tester_message tester_start_time tester_end_time site_name contact_email launch_date company_kvk company_vat_id company_address company_phone assistant_enabled external_content_after_consent paid_downloads_after_order shop_payment shipping_rates generator_partner generator_code updated_at',
    kept: 'maintenance_enabled_by tester_enabled_by',
    why: 'the id of an admin leads to nobody',
  },
  stock_moves: {
    none: 'id product_id amount reason order_id at',
    unlinked: 'actor_id',
    kept: 'note',
    why: 'why the stock moved stays, without who moved it (SHOP-ORDER-36)',
  },
  subscriptions: {
    none: 'id product_id status cancel_at_period_end updated_at',
    unlinked: 'user_id',
    kept: 'provider_subscription_id current_period_end past_due_since access_until surplus_at created_at',
    why: 'belongs to payments that the law asks for',
  },
  team_members: ours('id name role sentence photo_url is_sample order_index'),
  testimonials: ours('id name content avatar_url is_active is_sample has_consent display_order'),
  todo_resets: ours('reset_day reset_at'),
  todo_rewards: theirs('profile_id reset_day granted_at'),
  uploads: {
    none: 'id purpose key width height bytes sha256 attached_at',
    unlinked: 'owner_id',
    kept: 'created_at',
    why: 'pictures of messages stay with them; an avatar goes with the next sweep',
  },
  user_todos: theirs('id profile_id title description order_index is_completed completed_at created_at'),
  withdrawals: {
    none: 'id subscription_id',
    unlinked: 'user_id',
    kept: 'withdrawn_at',
    why: 'belongs to payments that the law asks for',
  },
}

/** The mark of each column of a table. */
export function marksOf(table: string): Record<string, Mark> {
  const { why: _why, ...marked } = columnMarks[table] ?? {}
  return Object.fromEntries(
    Object.entries(marked).flatMap(([mark, columns]) => columns.split(' ').map((name) => [name, mark as Mark])),
  )
}

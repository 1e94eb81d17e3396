import { type Marked, ours, theirs } from './marks.ts'

/** The columns of events and of their production, and their marks. */
export const eventMarks: Readonly<Record<string, Marked>> = {
  event_briefings: {
    none: 'id event_id version role start_time end_time tasks created_at',
    unlinked: 'created_by person_id',
    erased: 'notes phone',
  },
  event_call_sheets: { none: 'event_id version', unlinked: 'sent_by', erased: 'id person_id sent_at noted' },
  event_budgets: {
    none: 'id event_id version participants income_cents costs_cents created_at',
    unlinked: 'created_by',
  },
  event_codes: {
    none: 'id event_id version code percent off_cents valid_from valid_until most_uses once_per_person date_ids tiers is_active created_at',
    unlinked: 'created_by',
  },
  event_companies: { none: 'enrollment_id', erased: 'name address vat_number' },
  event_costs: {
    none: 'id event_id version name amount_cents quantity total_cents tax_inclusive per_participant link_url notes is_ordered approved_at created_at',
    unlinked: 'created_by approved_by',
  },
  event_dates: ours(
    'id event_id occurrence_id starts_at ends_at moved_from status cancel_reason is_paid closes_at free_until seats taken excess waiting came counted_at changes',
  ),
  event_discounts: {
    none: 'enrollment_id code_id',
    kept: 'code price_cents discount_cents',
    why: 'what was paid stays, without who it was (EV-DATA-31)',
  },
  event_enrollments: {
    none: 'id event_id occurrence_id date_id came terms_accepted cancellation_policy_accepted terms_version tier_hours free_until may_leave_freely due_at code',
    unlinked: 'user_id',
    erased: 'dietary_restrictions allergies notes',
    kept: 'is_transferred enrolled_at status payment_status hold_expires_at offered_until kept_until cancelled_at payment_ids paid_by paid_cents refunded_cents refund_status is_disputed',
    why: 'how many came and what was paid stays, without who it was (EV-DATA-31)',
  },
  event_helpers: { none: 'date_id', unlinked: 'named_by', erased: 'person_id named_at' },
  event_locations: {
    none: 'id event_id version name location_type accessibility facilities technical_facilities surface_area capacity is_backstage notes created_at',
    unlinked: 'created_by',
  },
  event_letters: ours('event_id reminds thanks thanks_text'),
  event_letters_sent: ours('date_id kind day'),
  event_message_receivers: theirs('message_id person_id'),
  event_messages: {
    none: 'id event_id event_title date_id starts_at audience subject text told sent_at',
    unlinked: 'author_id',
  },
  event_payments: {
    none: 'id enrollment_id event_id event_title url currency expires_at refund_tries',
    unlinked: 'user_id',
    kept: 'provider_session_id provider_payment_id amount_cents received_cents received_currency status refund_status refunded_cents created_at paid_at refunded_at',
    why: 'the law asks for payments for seven years; they hold no name (EV-PAY-18)',
  },
  event_refunds: {
    none: 'id payment_id enrollment_id keeps_place state tries',
    unlinked: 'created_by',
    kept: 'amount_cents reason created_at refunded_at',
    why: 'what went back of a payment is kept with it for seven years, with the reason that an admin wrote (EV-PAY-18, EV-MORE-28)',
  },
  event_presses: { none: 'id enrollment_id inside at stored_at', unlinked: 'pressed_by' },
  event_exceptions: ours('event_id day'),
  event_instances: ours('id parent_event_id start_date end_date day is_loose status cancelled_at created_at'),
  event_teachers: theirs('event_id teacher_id'),
  event_transfers: {
    none: 'id enrollment_id state terms_version tier_hours handed_code asked_at answered_at ended_at',
    unlinked: 'holder_id receiver_id',
    erased: 'asked_for dietary_restrictions allergies notes',
  },
  event_timetable: {
    none: 'id event_id version activity_name title description start_time end_time people event_location created_at',
    unlinked: 'created_by',
  },
  event_todos: {
    none: 'id event_id version task_name description deadline status priority is_assigned created_at',
    unlinked: 'created_by assignee_id',
  },
  event_todo_lists: { none: 'id version name tasks created_at', unlinked: 'created_by' },
  event_todo_list_uses: { none: 'id list_id event_id added applied_at', unlinked: 'applied_by' },
  event_visibility_roles: ours('event_id role_name'),
  events: {
    none: 'id title description type slug image_url start_date end_date timezone start_wall end_wall venue_name venue_address bring travel location join_url google_meet_link is_paid price_cents price_currency has_capacity_limit max_participants min_participants is_recurring recurrence_pattern recurrence_end_date enroll_open_at enroll_close_at signup_deadline cancel_until cancel_deadline start_inschrijving is_live visibility_policy include_top5_percent status cancelled_at version created_at updated_at',
    unlinked: 'created_by',
  },
}

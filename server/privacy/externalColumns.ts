import { type Marked, ours } from './marks.ts'

/** The columns of messages from outside, and their marks. */
export const externalMarks: Readonly<Record<string, Marked>> = {
  external_canned_answers: ours('id version title content created_at'),
  external_erased: {
    none: 'source_id thread_id erased_at',
    kept: 'key',
    why: 'a keyed hash of a message that was erased, which leads to nobody (IN-EXT-36)',
  },
  external_mailboxes: ours(
    'source_id uid_validity last_uid trouble failures next_try_at worked_at claimed_by claimed_until',
  ),
  external_message_sources: {
    none: 'id version source_type connector name account_handle is_active inbound_secret inbound_secret_end outbound_url outbound_secret account_id app_secret verify_token access_token imap_host imap_port mail_user mail_password created_at last_inbound_at',
    unlinked: 'created_by',
  },
  external_message_threads: {
    none: 'id source_id is_archived is_new last_message_at last_inbound_at snoozed_until created_at',
    unlinked: 'assignee_id',
    kept: 'external_thread_id participant_handle participant_key participant_name subject last_message_preview',
    why: 'of people without an account: erased by handle, and after 12 months (IN-EXT-36, IN-EXT-37)',
  },
  external_messages: {
    none: 'id thread_id external_message_id direction is_automatic media_urls external_timestamp status failure claimed_until created_at',
    unlinked: 'sent_by',
    kept: 'content earlier sent_from_key',
    why: 'what an admin answered in the name of the site stays without their name; all of it goes after 12 months (IN-EXT-37)',
  },
}

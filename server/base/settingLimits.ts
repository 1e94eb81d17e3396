import { limit } from './settingKinds.ts'

/** How often the site takes something from one network address, one person or one source. */
export const limits = {
  SIGN_UP_LIMIT: limit(
    'SIGN_UP_LIMIT',
    'How many sign-ups, sign-ins or resets one network address may try in 15 minutes.',
  ),
  MESSAGE_LIMIT: limit('MESSAGE_LIMIT', 'How many messages may be sent from one network address in 15 minutes.'),
  GROUP_MENTION_LIMIT: limit(
    'GROUP_MENTION_LIMIT',
    'How many messages that name a whole group may be sent from one network address in 15 minutes.',
  ),
  UPLOAD_LIMIT: limit('UPLOAD_LIMIT', 'How many files one person may upload in an hour.', '60'),
  REPORT_LIMIT: limit('REPORT_LIMIT', 'How many problem reports may be sent from one network address in 15 minutes.'),
  EXTERNAL_LIMIT: limit(
    'EXTERNAL_LIMIT',
    'How many messages from outside one source may deliver in 15 minutes.',
    '1800',
  ),
  AFFILIATE_LIMIT: limit(
    'AFFILIATE_LIMIT',
    'How many times one network address may open the shop of a partner in 15 minutes.',
  ),
  GENERATE_LIMIT: limit(
    'GENERATE_LIMIT',
    'How many products and pictures may be generated from one network address in 15 minutes.',
  ),
  ENROL_LIMIT: limit(
    'ENROL_LIMIT',
    'How many calls to enrol, pay or cancel one network address may make in 15 minutes.',
  ),
} as const

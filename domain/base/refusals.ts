import { z } from 'zod'

/**
 * Every refusal an operation can answer, with its HTTP status. The Dutch sentence of a code stands in the
 * `words.ts` of the room that refuses; `base/words.ts` has those that every room shares.
 */
export const refusalStatus = {
  // shared by every operation
  SIGN_IN_REQUIRED: 401,
  FORBIDDEN: 403,
  NO_ACCESS: 403,
  TESTER_MODE: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  LEAVING: 403,
  MAINTENANCE: 503,
  UNAVAILABLE: 503,
  INVALID_INPUT: 422,
  TOO_MANY_REQUESTS: 429,
  ID_IN_USE: 409,
  // account
  EMAIL_IN_USE: 409,
  USERNAME_IN_USE: 409,
  INVALID_TOKEN: 410,
  EXPIRED_TOKEN: 410,
  OTHER_ACCOUNT: 409,
  // files
  INVALID_FILE_TYPE: 415,
  FILE_TOO_LARGE: 413,
  UPLOAD_FAILED: 422,
  UPLOAD_LIMIT: 429,
  // community
  CHANNEL_READ_ONLY: 403,
  CONVERSATION_CLOSED: 403,
  PARENT_NOT_FOUND: 409,
  NOTICE_TAKES_NO_ANSWER: 409,
  TOO_MANY_EMOJI: 409,
  EDIT_OVER: 409,
  TOO_MANY_PINS: 409,
  OWN_MESSAGE: 409,
  TALK_MOVED_ON: 409,
  SLUG_IN_USE: 409,
  HAS_MESSAGES: 409,
  ALREADY_DECIDED: 409,
  // membership and payments
  ALREADY_SUBSCRIBED: 409,
  TERMS_REQUIRED: 422,
  NO_PLAN: 409,
  PLAN_UNAVAILABLE: 409,
  STRIPE_NOT_CONFIGURED: 503,
  NO_CUSTOMER: 409,
  PROVIDER_FAILED: 502,
  NOTHING_TO_WITHDRAW: 409,
  WITHDRAWAL_OVER: 409,
  GRANT_OVER: 409,
  PRICE_DIFFERS: 409,
  // health
  FAULTY_FIELDS: 422,
  OUTDATED: 409,
  REASON_TOO_SHORT: 422,
  REASON_TOO_LONG: 422,
  WRONG_PASSWORD: 403,
  WRONG_USERNAME: 422,
  // assistant
  DAILY_LIMIT: 429,
  INVALID_MESSAGE: 422,
  // access
  END_BEFORE_START: 422,
  CHANGED: 409,
  OWN_ACCOUNT: 409,
  LAST_ADMIN: 409,
  ACCOUNT_BLOCKED: 403,
  ALREADY_APPEALED: 409,
  APPEAL_DECIDED: 409,
  WRONG_CODE: 422,
  SECOND_FACTOR_ON: 409,
  PASSKEY_FAILED: 422,
  // profile: awards
  AWARD_NAME_IN_USE: 409,
  TESTER_AWARD: 409,
  AWARD_INACTIVE: 409,
  // shop
  NOT_FOR_SALE: 409,
  ALREADY_RUNNING: 409,
  NO_PARTNER: 409,
  NOTHING_TO_MAKE: 409,
  TOO_MANY_PIECES: 409,
  DOWNLOAD_MISSING: 409,
  NOT_BOUGHT: 403,
  // formatted text: legal pages and blogs
  CONTENT_EMPTY: 422,
  CONTENT_TOO_LARGE: 413,
  SLUG_FIXED: 409,
  // learning
  LEVEL_CLOSED: 403,
  WEEK_CLOSED: 403,
  CHALLENGE_OVER: 409,
  CHALLENGE_COMPLETED: 409,
  NOT_TAKING_PART: 409,
  DAY_NOT_OPEN: 409,
  // experiments
  EXPERIMENT_NOT_FOUND: 409,
  TOO_MANY_RUNNING: 409,
  TOO_MANY_EXPERIMENTS: 409,
  // tasks
  TOO_MANY_TASKS: 409,
  // events
  LOGIN_REQUIRED: 401,
  PROFILE_NOT_FOUND: 409,
  EVENT_NOT_FOUND: 404,
  RECURRING_NEEDS_OCCURRENCE: 422,
  OCCURRENCE_NOT_FOUND: 404,
  EVENT_OCCURRENCE_MISMATCH: 409,
  EVENT_CANCELLED: 409,
  ALREADY_ENROLLED: 409,
  ENROLLMENT_CLOSED: 409,
  ENROLLMENT_NOT_OPEN: 403,
  CAPACITY_EXCEEDED: 409,
  PAYMENT_REQUIRED: 402,
  CHECKOUT_ERROR: 502,
  RATE_LIMITED: 429,
  OCCURRENCE_STARTED: 409,
  UNDO_OVER: 409,
  DATES_NEED_ANSWER: 409,
  HAS_PAID_ENROLLMENTS: 409,
} as const

export type RefusalCode = keyof typeof refusalStatus

/** The refusals any operation may answer without declaring them. */
export const sharedRefusals = [
  'SIGN_IN_REQUIRED',
  'FORBIDDEN',
  'NO_ACCESS',
  'TESTER_MODE',
  'SECOND_FACTOR_REQUIRED',
  'NOT_FOUND',
  'LEAVING',
  'MAINTENANCE',
  'UNAVAILABLE',
  'INVALID_INPUT',
  'TOO_MANY_REQUESTS',
  'ID_IN_USE',
] as const satisfies readonly RefusalCode[]

/** The result of a rule that says no: a code, and the data its sentence needs. */
export type RefusalOf<Code extends RefusalCode, Data = undefined> = { code: Code; data?: Data }

/** The schema of a refusal without data. */
export const nothing = z.undefined().optional()

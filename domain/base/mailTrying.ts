/**
 * How long a mail is tried: the pause doubles from a second to six hours. All tries together take about five days
 * (ADM-MORE-14), as a mail server does it for others.
 */
export const mailTries = { most: 34, firstPauseSeconds: 1, longestPauseSeconds: 6 * 60 * 60 }

/** What is known of a mail that was not sent: what the mail server answered, and to which of our words. */
export type MailTrouble = { responseCode?: unknown; command?: unknown }

const envelopeOrText = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/**
 * Whether a mail server refuses a mail for good: a 5xx to the sender, the address or the text. One to our sign-in or to
 * the connection says nothing about the mail (ADM-MORE-15).
 */
export const isRefusedForGood = ({ responseCode, command }: MailTrouble): boolean =>
  typeof responseCode === 'number' &&
  responseCode >= 500 &&
  responseCode < 600 &&
  typeof command === 'string' &&
  envelopeOrText.has(command)

/** Why a mail was not sent: refused for good, refused for now, no answer of a mail server, or a fault of ours. */
export const mailFailures = ['refused', 'postponed', 'unreachable', 'fault'] as const
export type MailFailure = (typeof mailFailures)[number]

/** Why a mail was not sent, from what is known; `isOfServer` when a mail server was spoken to, or could not be. */
export function failureOf(trouble: MailTrouble, isOfServer: boolean): MailFailure {
  if (!isOfServer) return 'fault'
  if (isRefusedForGood(trouble)) return 'refused'
  return typeof trouble.responseCode === 'number' ? 'postponed' : 'unreachable'
}

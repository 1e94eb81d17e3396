/** Settings by which nobody does too much of anything: many things are done here by few. */
export const withoutLimits: Record<string, string> = Object.fromEntries(
  [
    'SIGN_UP_LIMIT',
    'MESSAGE_LIMIT',
    'GROUP_MENTION_LIMIT',
    'REPORT_LIMIT',
    'ENROL_LIMIT',
    'UPLOAD_LIMIT',
    'GENERATE_LIMIT',
  ].map((name) => [name, '1000000']),
)

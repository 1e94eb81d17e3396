import type { ReactNode } from 'react'

/** A mail: its subject and its body, drawn with React Email from the same facts. */
export type MailTemplate<Facts> = { subject: (facts: Facts) => string; Body: (facts: Facts) => ReactNode }

import type { ExternalSource } from '@bewezen/domain/external/contract.ts'

/** What lies over the list of sources: the form, the question before a new secret or before deleting, or what to paste where. */
export type OpenSource =
  | { what: 'form'; source: ExternalSource | null }
  | { what: 'renew'; source: ExternalSource }
  | { what: 'remove'; source: ExternalSource }
  /** `secret` the one time that it is there. */
  | { what: 'connect'; source: ExternalSource; secret: string | null }

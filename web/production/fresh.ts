import { minuteMs } from '@bewezen/domain/base/moment.ts'

/** How long what was read of a production is believed when no news comes (EV-CALL-44). */
export const fresh = { staleTime: minuteMs } as const

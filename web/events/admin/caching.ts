import { minuteMs } from '@bewezen/domain/base/moment.ts'

/** How long the dashboard believes what it read, when no news comes (EV-CALL-41, EV-CALL-43, EV-CALL-44, EV-LIMIT-17). */
export const fresh = {
  events: { staleTime: 5 * minuteMs },
  counts: { staleTime: 2 * minuteMs },
  event: { staleTime: minuteMs },
} as const

import { minuteMs } from '@bewezen/domain/base/moment.ts'

/**
 * Events are believed for a minute, and their counts get at most two minutes old: a page without live news, such as that
 * of a visitor or of a laptop that slept, asks again by itself (EV-CALL-43, EV-CALL-44, EV-EDGE-44).
 */
export const freshness = { staleTime: minuteMs, refetchInterval: 2 * minuteMs } as const

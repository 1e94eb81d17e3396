import type { QueryClient } from '@tanstack/react-query'
import { api } from '../base/api/api.ts'

/** Reads anew what a change of production, good or bad, makes old: its lists, and the figures that are made of costs (EV-CALL-51). */
export const renewProduction = (cache: QueryClient): Promise<unknown> =>
  Promise.all([
    cache.invalidateQueries({ queryKey: api.production.key() }),
    cache.invalidateQueries({ queryKey: api.events.figures.key() }),
    cache.invalidateQueries({ queryKey: api.events.result.key() }),
  ])

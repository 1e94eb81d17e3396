/** How many of the first stand in a ranking before somebody asks for all (COM-LEARN-35). */
export const firstPlaces = 5

/** The first of a ranking, and behind them one's own place where that is further down (COM-LEARN-35). */
export function shortRanking<Place extends { at: number }>(places: readonly Place[], own: Place | null): Place[] {
  const first = places.filter(({ at }) => at < firstPlaces)
  return own && own.at >= firstPlaces ? [...first, own] : first
}

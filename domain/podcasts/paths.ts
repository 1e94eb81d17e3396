import { lastMoment, momentText, readMoment } from './moments.ts'

/** The address of the list. */
export const podcastsPath = '/podcasts'

/** The address of an episode, at a moment of it when there is one: '/podcasts/{id}?t=12:40' (POD-LIST-04, POD-MORE-05). */
export const podcastPath = (id: string, seconds?: number | null): string =>
  `${podcastsPath}/${id}${seconds == null ? '' : `?t=${momentText(seconds)}`}`

/** The moment in the query of an address: '12:40', or seconds as YouTube writes them; null for anything else. */
export function momentInQuery(t: string | null): number | null {
  const [, seconds = ''] = /^(\d{1,5})s?$/.exec(t ?? '') ?? []
  if (seconds !== '') return Number(seconds) > lastMoment ? null : Number(seconds)
  return readMoment(t ?? '')
}

import { type ParticipantView, participantFilters, participantOrders } from '@bewezen/domain/events/participantView.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { fresh } from '../caching.ts'

type Query = Readonly<Record<string, string | undefined>>
const names = { search: 'zoek', filter: 'toon', order: 'volgorde' } as const
const whole: ParticipantView = { search: '', filter: null, order: 'standing' }

/** How the participants are looked at, held in the address (EV-MORE-25). */
export function useParticipantsView() {
  const query = useSearch({ strict: false, select: (search: Query) => search })
  const navigate = useNavigate()
  const view: ParticipantView = {
    search: (query[names.search] ?? '').slice(0, 200),
    filter: participantFilters.find((one) => one === query[names.filter]) ?? null,
    order: participantOrders.find((one) => one === query[names.order]) ?? 'standing',
  }
  const put = (change: Partial<ParticipantView>) => {
    const next = { ...view, ...change }
    const search = (before: Query) => ({
      ...before,
      [names.search]: next.search || undefined,
      [names.filter]: next.filter ?? undefined,
      [names.order]: next.order === whole.order ? undefined : next.order,
    })
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
  }
  return { view, put }
}

const start: string | undefined = undefined

/** The participants of a view, page after page as they are asked for (EV-MORE-26). */
export const useParticipants = (eventId: string, dateId: string | null, view: ParticipantView) =>
  useInfiniteQuery(
    {
      ...api.events.participants.infiniteOptions({
        input: (after: string | undefined) => ({ eventId, dateId, ...view, ...(after ? { after } : {}) }),
        initialPageParam: start,
        getNextPageParam: ({ hasMore, participants }) => (hasMore ? participants.at(-1)?.id : undefined),
      }),
      ...fresh.counts,
      placeholderData: keepPreviousData,
    },
    useQueries(),
  )

/** All pages as one, with the counts of the first; a participant who moved while pages came stands once. */
export function together(pages: readonly OutputOf['pages'][number][] | undefined) {
  const [first] = pages ?? []
  const rows = new Map(pages?.flatMap(({ participants }) => participants.map((one) => [one.id, one])))
  return first && { ...first, participants: [...rows.values()] }
}
type OutputOf = NonNullable<ReturnType<typeof useParticipants>['data']>

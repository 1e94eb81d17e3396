import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'

/**
 * The query of the own day. The tasks in the answer become the cached list of `tasks`, which ticks and facts patch: there
 * is one list, and none of it stands in a second cache that could say something else (SH-TODAY-03, SH-TODAY-10).
 */
export const todayQuery = {
  queryKey: api.today.read.queryKey({ input: {} }),
  async queryFn() {
    const { tasks, ...day } = await api.today.read.call({})
    queries().setQueryData(api.tasks.list.queryKey({ input: {} }), { tasks })
    return day
  },
}

/** The cached day, without the tasks. */
export type OwnDay = Awaited<ReturnType<typeof todayQuery.queryFn>>

/** The day as it is cached now; undefined until it was shown. */
export const shownDay = (): OwnDay | undefined => queries().getQueryData<OwnDay>(todayQuery.queryKey)

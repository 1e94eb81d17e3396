import type { ExternalMessage } from '@bewezen/domain/external/contract.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { useRead } from '../../base/api/useRead.ts'
import type { ExternalView } from '../view.ts'

const start: string | undefined = undefined

/** The conversations of a view, page after page as they are asked for (IN-EXT-06, IN-EXT-61). */
export const useThreads = ({ list, sourceId, search }: ExternalView) =>
  useInfiniteQuery(
    {
      ...api.external.threads.infiniteOptions({
        input: (after: string | undefined) => ({
          view: list,
          ...(search.trim() ? { search: search.trim() } : {}),
          ...(sourceId ? { sourceId } : {}),
          ...(after ? { after } : {}),
        }),
        initialPageParam: start,
        getNextPageParam: ({ next }) => next ?? undefined,
      }),
      placeholderData: keepPreviousData,
    },
    useQueries(),
  )

/** How many conversations are not archived; the list that is usually looked at first has it. */
export const useActiveCount = (): number | undefined => useRead(api.external.threads, { view: 'active' }).data?.active

/** A conversation with its newest messages, and earlier ones as they are asked for (IN-EXT-07). */
export const useThread = (id: string) =>
  useInfiniteQuery(
    api.external.thread.infiniteOptions({
      input: (before: string | undefined) => ({ id, ...(before ? { before } : {}) }),
      initialPageParam: start,
      getNextPageParam: ({ older }) => older ?? undefined,
    }),
    useQueries(),
  )

/** Rows of all pages in their order; one that moved while pages came stands once, where it stands first. */
export const onceEach = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

/** The messages of all pages, the oldest first: the first page holds the newest (IN-EXT-07). */
export const inOrder = (pages: readonly { messages: readonly ExternalMessage[] }[]): ExternalMessage[] =>
  onceEach([...pages].reverse().flatMap(({ messages }) => messages))

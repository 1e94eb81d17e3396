import { type AuditKind, auditKinds } from '@bewezen/domain/access/audit.ts'
import { auditKindLabels, logWords as words } from '@bewezen/domain/admin/logWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { isDay } from '@bewezen/domain/base/days.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { Button } from '../base/parts/Button.tsx'
import { Card } from '../base/parts/Card.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { Loaded } from '../base/parts/Loaded.tsx'
import { SearchField } from '../base/parts/SearchField.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { useTyped } from '../base/parts/useTyped.ts'
import { RowsOnTheirWay } from './AdminList.tsx'
import { Choice } from './Choice.tsx'
import { LogTable } from './LogTable.tsx'
import { useAdminView } from './useAdminView.ts'

type Which = { search: string; kind: AuditKind | ''; from: string; to: string }

/** Every admin change: who, when, what, the old and the new value; read-only, 50 at a time (ADM-PANEL-20, ADM-MORE-46, ADM-MORE-59). */
export function LogSection() {
  const { query, put } = useAdminView()
  const kind = auditKinds.find((one) => one === query.soort) ?? ''
  const search = (query.zoek ?? '').slice(0, 200)
  const [from, to] = [dayIn(query.van), dayIn(query.tot)]
  const [typed, setTyped] = useTyped(search, (zoek) => put({ zoek }))
  const day = (name: 'van' | 'tot', label: string, value: string) => (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={({ currentTarget }) => put({ [name]: currentTarget.value })}
    />
  )
  return (
    <Card as="section" className="overflow-hidden" aria-labelledby="log">
      <div className="grid gap-3 px-4 py-4 lg:px-6">
        <h2 id="log" className="heading text-fs-21">
          {adminWords.log}
        </h2>
        <div className="grid items-end gap-2 sm:grid-cols-2 lg:flex">
          <SearchField
            label={words.search}
            value={typed}
            maxLength={200}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="lg:min-w-72 lg:flex-1"
          />
          <Choice
            label={words.kind}
            value={kind}
            onChange={(soort) => put({ soort })}
            options={[
              { value: '', label: words.allKinds },
              ...auditKinds.map((value) => ({ value, label: auditKindLabels[value] })),
            ]}
          />
          {day('van', words.from, from)}
          {day('tot', words.to, to)}
        </div>
      </div>
      <Lines key={JSON.stringify([search, kind, from, to])} which={{ search, kind, from, to }} />
    </Card>
  )
}

const dayIn = (typed: string | undefined): string => (typed !== undefined && isDay(typed) ? typed : '')

/** The lines of one choice, page after page. */
function Lines({ which }: { which: Which }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    api.access.auditLog.infiniteOptions({
      input: (before: string | undefined) => ({ ...which, before }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ lines, hasMore }) => (hasMore ? lines.at(-1)?.id : undefined),
    }),
    useQueries(),
  )
  const isWhole = Object.values(which).every((wanted) => wanted === '')
  const read = { data: data?.pages.flatMap(({ lines }) => lines), isError, refetch }
  return (
    <Loaded read={read} failed={adminWords.loadFailed} waiting={<RowsOnTheirWay />}>
      {(lines) =>
        lines.length === 0 ? (
          isWhole ? (
            <EmptyState title={words.empty} text={words.emptyText} />
          ) : (
            <EmptyState title={words.nothing} text={words.nothingText} />
          )
        ) : (
          <>
            <LogTable lines={lines} />
            {hasNextPage && (
              <p className="py-4 text-center">
                <Button look="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {words.more}
                </Button>
              </p>
            )}
          </>
        )
      }
    </Loaded>
  )
}

import type { reportCategories } from '@bewezen/domain/reports/category.ts'
import type { Report } from '@bewezen/domain/reports/contract.ts'
import type { ReportFilter } from '@bewezen/domain/reports/report.ts'
import { triageWords } from '@bewezen/domain/reports/words.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { List } from '../base/parts/List.tsx'
import { ReportRow } from './ReportRow.tsx'

export type Which = {
  state: ReportFilter | undefined
  category: (typeof reportCategories)[number] | undefined
}

type Props = {
  which: Which
  before: string | undefined
  onOpen: (report: Report) => void
  onMore: ((last: string) => void) | undefined
}

/** Up to 50 reports (ADM-PANEL-12, ADM-PANEL-21). */
export function ReportPage({ which, before, onOpen, onMore }: Props) {
  const { data, isError, refetch } = useRead(api.reports.list, { ...which, before })
  const isFiltered = which.state !== undefined || which.category !== undefined
  const last = data?.reports.at(-1)
  return (
    <div className="px-4 pb-2 lg:px-6">
      <List
        of={{
          items: data?.reports,
          refusal: isError ? triageWords.loadFailed : null,
          retry: () => void refetch(),
        }}
        label={triageWords.section}
        loading={triageWords.loading}
        keyOf={(report) => report.id}
        row={(report) => <ReportRow report={report} onOpen={() => onOpen(report)} />}
        empty={
          isFiltered
            ? { title: triageWords.nothingFound, art: 'arc' }
            : { title: triageWords.empty, text: triageWords.emptyText, art: 'up' }
        }
        className="gap-0! *:border-t *:border-line"
      />
      {data?.hasMore && last && onMore && (
        <p className="border-t border-line py-4 text-center">
          <Button look="line" onClick={() => onMore(last.id)}>
            {triageWords.more}
          </Button>
        </p>
      )}
    </div>
  )
}

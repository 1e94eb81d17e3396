import type { reportCategories } from '@bewezen/domain/reports/category.ts'
import type { Report } from '@bewezen/domain/reports/contract.ts'
import type { ReportFilter } from '@bewezen/domain/reports/report.ts'
import { triageWords } from '@bewezen/domain/reports/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { List } from '../base/parts/List.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { ReportRow } from './ReportRow.tsx'

export type Which = {
  state: ReportFilter | undefined
  category: (typeof reportCategories)[number] | undefined
}

type Props = { which: Which; before: string | undefined; onMore: ((last: string) => void) | undefined }

/** Up to 50 reports, and the dialog of the one that was opened (ADM-PANEL-12, ADM-PANEL-21). */
export function ReportPage({ which, before, onMore }: Props) {
  const { data, isError, refetch } = useRead(api.reports.list, { ...which, before })
  // By its id: what is stored may change while it is open, and the dialog keeps what was typed.
  const [opened, setOpened] = useState<Report | null>(null)
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
        row={(report) => <ReportRow report={report} onOpen={() => setOpened(report)} />}
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
      {opened && <ReportDialog report={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

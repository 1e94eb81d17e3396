import { reportCategories } from '@bewezen/domain/reports/category.ts'
import type { Report } from '@bewezen/domain/reports/contract.ts'
import { reportFilters } from '@bewezen/domain/reports/report.ts'
import { categoryLabels, stateLabels, triageWords } from '@bewezen/domain/reports/words.ts'
import { useState } from 'react'
import { useAddress } from '../base/address/useAddress.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Badge } from '../base/parts/Badge.tsx'
import { Card } from '../base/parts/Card.tsx'
import { Select } from '../base/parts/Select.tsx'
import { OpenedReport } from './OpenedReport.tsx'
import { ReportPage, type Which } from './ReportPage.tsx'

const all = { value: '', label: '' }
const states = [
  { ...all, label: triageWords.allStates },
  ...reportFilters.map((value) => ({ value, label: value === 'open' ? triageWords.onlyOpen : stateLabels[value] })),
]
const categories = [
  { ...all, label: triageWords.allCategories },
  ...reportCategories.map((value) => ({ value, label: categoryLabels[value] })),
]

/** The problem reports, newest first, with filters on state and category; the opened one stands in the address (ADM-PANEL-12, ADM-MORE-62). */
export function ReportsSection() {
  const [askedState, setState] = useAddress<string>('status', '')
  const [askedCategory, setCategory] = useAddress<string>('category', '')
  const state = reportFilters.find((one) => one === askedState)
  const category = reportCategories.find((one) => one === askedCategory)
  const [opened, setOpened] = useAddress<string>('melding', '')
  const [clicked, setClicked] = useState<Report | null>(null)
  const open = (report: Report) => {
    setClicked(report)
    setOpened(report.id)
  }
  const { data } = useRead(api.reports.list, { state, category })
  return (
    <Card as="section" aria-labelledby="meldingen">
      <div className="flex flex-wrap items-end justify-between gap-4 px-4 py-4 lg:px-6">
        <div className="flex items-center gap-3 pb-2">
          <h2 id="meldingen" className="heading text-fs-21">
            {triageWords.section}
          </h2>
          {data && data.open > 0 && <Badge look="ember">{triageWords.open(data.open)}</Badge>}
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Select
            label={triageWords.state}
            options={states}
            value={state ?? ''}
            onChange={(event) => setState(event.currentTarget.value)}
          />
          <Select
            label={triageWords.category}
            options={categories}
            value={category ?? ''}
            onChange={(event) => setCategory(event.currentTarget.value)}
          />
        </div>
      </div>
      <Pages key={`${state} ${category}`} which={{ state, category }} onOpen={open} />
      {opened && <OpenedReport key={opened} id={opened} known={clicked} onClose={() => setOpened('')} />}
    </Card>
  )
}

/** Page after page, each begun by the last report of the one before it. */
function Pages({ which, onOpen }: { which: Which; onOpen: (report: Report) => void }) {
  const [begins, setBegins] = useState<readonly (string | undefined)[]>([undefined])
  return begins.map((before, place) => (
    <ReportPage
      key={before ?? ''}
      which={which}
      before={before}
      onOpen={onOpen}
      onMore={place === begins.length - 1 ? (last) => setBegins([...begins, last]) : undefined}
    />
  ))
}

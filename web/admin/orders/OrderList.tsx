import { adminWords } from '@bewezen/domain/admin/words.ts'
import { deskWords as words } from '@bewezen/domain/shop/orders/deskWords.ts'
import { deskTabs } from '@bewezen/domain/shop/orders/orderStates.ts'
import { keepPreviousData } from '@tanstack/react-query'
import FileDown from 'lucide-react/icons/file-down'
import Printer from 'lucide-react/icons/printer'
import { useRef, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { SearchField } from '../../base/parts/SearchField.tsx'
import { SkeletonRow } from '../../base/parts/Skeleton.tsx'
import { TabPanel, Tabs } from '../../base/parts/Tabs.tsx'
import { useTyped } from '../../base/parts/useTyped.ts'
import { Pager } from '../Pager.tsx'
import { useAdminView } from '../useAdminView.ts'
import { CsvDialog } from './CsvDialog.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { rowOf, slugOf, tabOf, whyEmpty, withOpened } from './view.ts'

/** The orders by state with how many there are of each, sought by number, name or e-mail address, 50 a page; one of them opens in its place (SHOP-ORDER-33). */
export function OrderList() {
  const { query, turn, put, go, turnTo } = useAdminView()
  const box = useRef<HTMLElement>(null)
  const [asksCsv, setAsksCsv] = useState(false)
  useKeptFocus(box, '[data-row]')
  const tab = tabOf(query.staat)
  const text = (query.zoek ?? '').slice(0, 200)
  const [typed, setTyped] = useTyped(text, (zoek) => put({ zoek }))
  const read = useRead(api.orders.desk, { tab, text, ...turn.asked }, { placeholderData: keepPreviousData })
  const opened = query.bestelling ?? null
  const order = useRead(api.orders.deskOrder, { id: opened ?? '' }, { enabled: opened !== null }).data
  const open = (id: string | null) => put({ bestelling: id ?? '', ...turn.inAddress })
  const counts = read.data?.counts
  const clear = () => {
    setTyped('')
    put({ zoek: '', staat: slugOf('all') })
  }
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="orders" className="outline-none">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="orders" className="heading text-fs-21">
          {adminWords.orders}
        </h2>
        <div className="flex flex-wrap gap-2.5">
          {counts && counts.toShip > 0 && (
            <Button look="line" icon={<Printer size={18} />} onClick={() => go({ pakbon: 'alle' })}>
              {words.slips(counts.toShip)}
            </Button>
          )}
          <Button look="line" icon={<FileDown size={18} />} aria-haspopup="dialog" onClick={() => setAsksCsv(true)}>
            {words.csv}
          </Button>
        </div>
      </header>
      <Tabs
        label={words.tabsLabel}
        value={tab}
        onChange={(to) => put({ staat: slugOf(to), bestelling: '' })}
        options={deskTabs.map((value) => ({ value, label: words.tabs[value], count: counts?.[value] }))}
      >
        <TabPanel value={tab}>
          <SearchField
            label={words.search}
            value={typed}
            maxLength={200}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="mb-4 sm:max-w-[420px]"
          />
          <Card className="overflow-hidden">
            <Loaded read={read} failed={adminWords.loadFailed} waiting={<RowsOnTheirWay />}>
              {({ orders, counts, ...paged }) => {
                const rows = withOpened(orders, opened && order?.id === opened ? rowOf(order) : null)
                const why = whyEmpty(text, counts)
                return rows.length === 0 ? (
                  <EmptyState
                    {...words.empty[why]}
                    action={
                      why === 'never' ? undefined : (
                        <Button look="line" onClick={clear}>
                          {words.clear}
                        </Button>
                      )
                    }
                  />
                ) : (
                  <>
                    <OrdersTable rows={rows} tab={tab} opened={opened} onOpen={open} />
                    <Pager of={paged} onTurn={turnTo} />
                  </>
                )
              }}
            </Loaded>
          </Card>
        </TabPanel>
      </Tabs>
      {asksCsv && <CsvDialog onClose={() => setAsksCsv(false)} />}
    </section>
  )
}

const RowsOnTheirWay = () => (
  <div role="status" className="px-4 lg:px-6">
    <span className="sr-only">{adminWords.loading}</span>
    {[1, 2, 3, 4, 5].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </div>
)

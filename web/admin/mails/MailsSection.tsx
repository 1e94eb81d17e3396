import { type UnsentList, unsentLists } from '@bewezen/domain/admin/contract.ts'
import { listLabels, listSlugs, mailWords as words } from '@bewezen/domain/admin/mailWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Card } from '../../base/parts/Card.tsx'
import { SearchField } from '../../base/parts/SearchField.tsx'
import { TabPanel, Tabs } from '../../base/parts/Tabs.tsx'
import { useTyped } from '../../base/parts/useTyped.ts'
import { useAdminView } from '../useAdminView.ts'
import { MailPage } from './MailPage.tsx'

/** 'Niet verzonden mails': those given up and those still tried, sought by address or name, 50 a page (ADM-MORE-16). */
export function MailsSection() {
  const { query, put } = useAdminView()
  const list = unsentLists.find((one) => listSlugs[one] === (query.toon ?? '')) ?? 'givenUp'
  const search = (query.zoek ?? '').slice(0, 200)
  const [typed, setTyped] = useTyped(search, (zoek) => put({ zoek }))
  const { data } = useRead(api.admin.unsentMails, { list, search })
  return (
    <Card as="section" aria-labelledby="mails" className="overflow-hidden">
      <div className="flex flex-col gap-3 px-4 py-4 lg:flex-row lg:items-center lg:justify-between lg:px-6">
        <h2 id="mails" className="heading text-fs-21">
          {words.title}
        </h2>
        <SearchField
          label={words.search}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="lg:w-[320px]"
        />
      </div>
      <Tabs
        label={words.lists}
        value={list}
        onChange={(toon) => put({ toon: listSlugs[toon] })}
        options={unsentLists.map((value) => ({ value, label: listLabels[value], count: data?.counts[value] }))}
      >
        <TabPanel value={list}>
          <Pages key={`${list} ${search}`} list={list} search={search} />
        </TabPanel>
      </Tabs>
    </Card>
  )
}

/** Page after page, each begun by the last mail of the one before it. */
function Pages({ list, search }: { list: UnsentList; search: string }) {
  const [begins, setBegins] = useState<readonly (string | undefined)[]>([undefined])
  return begins.map((before, place) => (
    <MailPage
      key={before ?? ''}
      list={list}
      search={search}
      before={before}
      onMore={place === begins.length - 1 ? (last) => setBegins([...begins, last]) : undefined}
    />
  ))
}

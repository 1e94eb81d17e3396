import { deskWords } from '@bewezen/domain/community/deskWords.ts'
import { queueWords as words } from '@bewezen/domain/community/moderationWords.ts'
import { type ReactNode, useState } from 'react'
import { useAddress } from '../base/address/useAddress.ts'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useRead } from '../base/api/useRead.ts'
import { List } from '../base/parts/List.tsx'
import { TabPanel, Tabs } from '../base/parts/Tabs.tsx'
import { CaseCard } from './CaseCard.tsx'
import { Desk } from './Desk.tsx'
import { JudgeDialog, type Judged } from './JudgeDialog.tsx'

type Which = 'open' | 'decided'
const desk = 'gesprekken'

/**
 * The reported messages that wait, those that were decided of late, and the conversations with 'Beheer' (COM-CHAT-17,
 * ADM-PANEL-13, COM-MOD-11). What comes `after` is
 * drawn once they stand, so that it is not pushed down by them.
 */
export function Queue({ after }: { after?: ReactNode }) {
  const [asked, choose] = useAddress<string>('gemeld', 'open')
  const waiting = useRead(api.community.deskTalks, { which: 'count' }).data?.waiting ?? 0
  const which: Which = asked === 'decided' ? 'decided' : 'open'
  const { data, error, refetch } = useRead(api.community.cases, { which })
  const [judged, judge] = useState<Judged | null>(null)
  const found = listed(data?.cases, { error, refetch }, words.loadFailed)
  const [hasStood, setStood] = useState(false)
  if ((data || found.refusal) && !hasStood) setStood(true)
  const more = which === 'open' && data && data.open > data.cases.length
  return (
    <>
      <section aria-labelledby="gemeld" className="grid grid-cols-1 gap-4">
        <div>
          <h2 id="gemeld" className="heading text-fs-21">
            {words.title}
          </h2>
          <p className="mt-1 max-w-[68ch] text-ink-2">{words.intro}</p>
        </div>
        <Tabs
          label={words.which}
          value={asked === desk ? desk : which}
          onChange={choose}
          options={[
            { value: 'open', label: words.open, count: data?.open ?? 0 },
            { value: 'decided', label: words.decided },
            { value: desk, label: deskWords.tab, count: waiting },
          ]}
        >
          <TabPanel value={desk}>
            <Desk />
          </TabPanel>
          <TabPanel value={which}>
            <List
              of={found}
              label={words.title}
              loading={words.loading}
              keyOf={(one) => one.id}
              row={(one) => <CaseCard of={one} onJudge={(what) => judge({ it: one, what })} />}
              empty={
                which === 'open'
                  ? { title: words.empty, text: words.emptyText, art: 'up' }
                  : { title: words.noneDecided, art: 'arc' }
              }
              className="gap-4!"
            />
            {more && <p className="pt-4 text-center text-fs-14 text-ink-2">{words.moreWait(data.cases.length)}</p>}
          </TabPanel>
        </Tabs>
        {judged && <JudgeDialog judged={judged} onClose={() => judge(null)} />}
      </section>
      {hasStood && after}
    </>
  )
}

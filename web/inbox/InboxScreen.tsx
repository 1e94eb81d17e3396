import { maxCached } from '@bewezen/domain/inbox/cache.ts'
import { hasFilters, inboxTabs, viewInbox } from '@bewezen/domain/inbox/list.ts'
import { inboxWords, tabWords } from '@bewezen/domain/inbox/pageWords.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { TabPanel, Tabs } from '../base/parts/Tabs.tsx'
import { useMay } from '../base/session/ownAccess.ts'
import { ExternalButton } from '../external/index.ts'
import { InboxList } from './InboxList.tsx'
import { InboxTools } from './InboxTools.tsx'
import { MarkAllRead } from './MarkAllRead.tsx'
import { useInboxView } from './useInboxView.ts'
import { useJoined } from './useJoined.ts'
import { useMarks } from './useMarks.ts'
import { useNotifications } from './useNotifications.ts'

/** The inbox: what concerns the viewer, unread and read (IN-LIST). */
export function InboxScreen() {
  const { data, isError, refetch } = useNotifications(maxCached)
  const choices = useInboxView()
  const joined = useJoined()
  const marks = useMarks()
  const mayExternal = useMay('manageExternal')
  const { view, tab, setTab } = choices
  const seen = viewInbox(data?.notifications ?? [], view)
  return (
    <Main className="page grid max-w-[1180px] flex-1 content-start gap-x-12 gap-y-4 py-6 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_300px] lg:grid-rows-[auto_1fr] lg:py-10">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:col-start-1">
        <div>
          <h1 className="heading text-fs-46 leading-[1.1] tracking-[-0.03em]">{inboxWords.title}</h1>
          <p aria-live="polite" className="min-h-[1.5em] text-fs-14 text-ink-2">
            {data && inboxWords.counter(seen.shown, seen.loaded)}
          </p>
        </div>
        <div className="flex gap-2">
          {data && data.unread > 0 && (
            <MarkAllRead
              asks={hasFilters(view)}
              busy={marks.isMarkingAll}
              onMark={() => marks.markAllRead(data.notifications[0])}
            />
          )}
          {mayExternal && <ExternalButton />}
          <LinkButton size="s" to="/community" className="min-h-10 max-lg:hidden">
            {inboxWords.toCommunity}
          </LinkButton>
        </div>
      </header>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <InboxTools choices={choices} joined={joined} />
      </div>
      <div className="min-w-0 lg:col-start-1">
        <Tabs
          label={inboxWords.tabs}
          value={tab}
          onChange={setTab}
          options={inboxTabs.map((it) => ({ value: it, label: tabWords[it], count: data && seen[it].length }))}
        >
          {inboxTabs.map((it) => (
            <TabPanel key={it} value={it}>
              <InboxList
                tab={it}
                view={view}
                items={data && seen[it]}
                isNew={seen.loaded === 0}
                marks={marks}
                onClearFilters={choices.clearFilters}
                onRetry={isError ? () => void refetch() : undefined}
              />
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </Main>
  )
}

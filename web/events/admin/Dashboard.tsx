import { longDateTime } from '@bewezen/domain/base/dates.ts'
import { deskWords as words } from '@bewezen/domain/events/deskWords.ts'
import { type DashboardTab, dashboardTabs } from '@bewezen/domain/production/kinds.ts'
import { dashboardTabWords } from '@bewezen/domain/production/words.ts'
import { useAddress } from '../../base/address/useAddress.ts'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useRead } from '../../base/api/useRead.ts'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { LinkButton } from '../../base/parts/LinkButton.tsx'
import { LoadFailed } from '../../base/parts/LoadFailed.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { TabPanel, Tabs } from '../../base/parts/Tabs.tsx'
import type { About } from './about.ts'
import { fresh } from './caching.ts'
import { DashboardHead } from './DashboardHead.tsx'
import { DeskBoundary } from './DeskBoundary.tsx'
import { Overzicht } from './overzicht/Overzicht.tsx'
import { Participants } from './participants/Participants.tsx'
import { useParticipants, useParticipantsView } from './participants/useParticipants.ts'
import type { Production, ProductionTab } from './production.ts'
import { SettingsTab } from './settings/SettingsTab.tsx'
import { useDraft } from './writing/useDraft.ts'
import { Writing } from './writing/Writing.tsx'

/** The dashboard of one event; tab and date stand in the address (EV-ADMIN-09, EV-ADMIN-10, EV-ADMIN-23, EV-ADMIN-26). */
export function Dashboard({ eventId, production }: { eventId: string; production: Production }) {
  const { Loads, Below, Codes, tabs, useCounts } = production
  const counts = useCounts(eventId)
  const { data, error, refetch } = useRead(api.events.dashboard, { eventId }, fresh.event)
  const [asked, setTab] = useAddress<string>('tab', 'overzicht')
  const [askedDate, setDate] = useAddress<string>('date', '')
  const message = useDraft(eventId)
  if (!data) return error ? <Unread code={refusalOf(error)?.code} onRetry={() => void refetch()} /> : <OnItsWay />
  const { event, now } = data
  const tab = dashboardTabs.find((one) => one === asked) ?? 'overzicht'
  const isSeries = event.dates.length > 1
  const date = event.dates.find(({ id }) => isSeries && id === askedDate) ?? null
  const shown = date ?? event.date
  const about = { event, date, now }
  const Tab = tabs[tab as ProductionTab] ?? null
  return (
    <>
      <DashboardHead event={event} date={shown} />
      <Tabs
        label={words.tabsLabel}
        value={tab}
        onChange={setTab}
        options={dashboardTabs.map((value) => ({ value, label: dashboardTabWords[value], count: counts[value] }))}
      >
        <TabPanel value={tab}>
          <ParticipantLoads {...about} tab={tab} Loads={Loads} />
          {isSeries && (tab === 'overzicht' || tab === 'deelnemers') && (
            <Select
              label={words.date}
              className="mb-5 max-w-sm"
              value={date?.id ?? ''}
              onChange={(change) => setDate(change.currentTarget.value)}
              options={[
                { value: '', label: words.allDates },
                ...event.dates.map(({ id, startAt }) => ({ value: id, label: longDateTime(startAt, event.zone) })),
              ]}
            />
          )}
          <DeskBoundary key={`${tab} ${date?.id}`}>
            {tab === 'overzicht' && (
              <Overzicht {...about}>
                <Below {...about} />
              </Overzicht>
            )}
            {tab === 'deelnemers' && <Writing {...about} kept={message} />}
            {tab === 'deelnemers' && <Participants {...about} />}
            {Tab && <Tab {...about} />}
            {tab === 'instellingen' && (
              <div className="grid gap-5">
                <SettingsTab event={event} />
                <Codes {...about} />
              </div>
            )}
          </DeskBoundary>
        </TabPanel>
      </Tabs>
    </>
  )
}

/** The participants come with the other lists, whichever tab is open (EV-ADMIN-15). */
function ParticipantLoads({ Loads, ...about }: Pick<Production, 'Loads'> & About & { tab: DashboardTab }) {
  const { view } = useParticipantsView()
  const read = useParticipants(about.event.id, about.date?.id ?? null, view)
  return <Loads {...about} participants={read} />
}

/** One that is gone, or never was, leads back to the overview; anything else can be asked again (EV-ADMIN-11). */
const Unread = ({ code, onRetry }: { code: string | undefined; onRetry: () => void }) =>
  code === 'EVENT_NOT_FOUND' || code === 'INVALID_INPUT' ? (
    <EmptyState art="arc" title={words.missing} action={<LinkButton to="/events/admin">{words.back}</LinkButton>} />
  ) : (
    <div lang="en">
      <LoadFailed title={words.loadFailed} onRetry={onRetry} />
    </div>
  )

const OnItsWay = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">{words.loading}</span>
    <Skeleton className="h-24 w-2/3" />
    <Skeleton className="h-96 w-full" />
  </div>
)

import { settingsWords as words } from '@bewezen/domain/events/deskWords.ts'
import { api } from '../../../base/api/api.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { AskBeforeLeaving } from '../../../base/parts/AskBeforeLeaving.tsx'
import { Button } from '../../../base/parts/Button.tsx'
import { Card } from '../../../base/parts/Card.tsx'
import { Loaded } from '../../../base/parts/Loaded.tsx'
import { NewerFields } from '../../form/NewerFields.tsx'
import type { OpenedEvent } from '../../form/useEventForm.ts'
import type { About } from '../about.ts'
import { SettingsFields } from './SettingsFields.tsx'
import { useSettings } from './useSettings.ts'

/** The event data that can be edited on the dashboard itself (EV-SET-01, EV-SET-11). */
export function SettingsTab({ event }: { event: About['event'] }) {
  const read = useRead(api.events.form, { eventId: event.id }, { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false })
  const isOld = read.isFetching && !read.isFetchedAfterMount
  return (
    <Card as="section" pad aria-labelledby="event-settings">
      <h2 id="event-settings" className="heading text-fs-21">
        {words.title}
      </h2>
      <p className="mt-1 mb-5 text-fs-14 text-ink-2">{words.text}</p>
      <Loaded read={{ ...read, data: isOld ? undefined : read.data }} failed={words.loadFailed}>
        {(opened) => <Settings opened={{ id: event.id, ...opened }} onReload={() => void read.refetch()} />}
      </Loaded>
    </Card>
  )
}

function Settings({ opened, onReload }: { opened: OpenedEvent; onReload: () => void }) {
  const settings = useSettings(opened, onReload)
  return (
    <form method="post" noValidate onSubmit={settings.submit} className="grid max-w-[780px] gap-5">
      <AskBeforeLeaving when={settings.isTouched} />
      <NewerFields changes={settings.newer} takeOver={settings.takeOver} goOn={settings.goOn} />
      <SettingsFields form={settings} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={settings.isSaving} busyText={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

import { communityAdminWords } from '@bewezen/domain/admin/communityWords.ts'
import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { communityWords as words } from '@bewezen/domain/community/words.ts'
import { settingsWords } from '@bewezen/domain/inbox/settingsWords.ts'
import { wantsOf } from '@bewezen/domain/inbox/wants.ts'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { ChannelDialog } from '../admin/index.ts'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { Switch } from '../base/parts/Switch.tsx'
import { tellError } from '../base/parts/toast.ts'
import { useMay } from '../base/session/standing.ts'

/** Whether one hears of every message in a channel; off unless switched on (COM-CHAT-12). */
export function HearAll({ channel }: { channel: Pick<Channel, 'id'> }) {
  const cache = useQueries()
  const { data } = useRead(api.inbox.preferences, {})
  const choose = useChange(api.inbox.choose, {
    onSuccess: (chosen) => cache.setQueryData(api.inbox.preferences.queryKey({ input: {} }), chosen),
    onError: () => tellError(settingsWords.saveFailed.title, settingsWords.saveFailed.text),
  })
  if (!data) return <div className="h-12" />
  const isOn = wantsOf(data.choices, 'channel', channel.id) === 'all'
  return (
    <Switch
      label={words.hearAll}
      hint={words.hearAllHint}
      checked={choose.isPending ? choose.variables.wants === 'all' : isOn}
      onChange={(on) => choose.mutate({ about: 'channel', subject: channel.id, wants: on ? 'all' : null })}
    />
  )
}

/** The way to changing a channel, for who teaches in its community and for admins (COM-CHAT-21). */
export function EditChannel(props: { community: Community; channel: Channel }) {
  return useMay('editChannels') ? <EditButton {...props} /> : null
}

function EditButton({ community, channel }: { community: Community; channel: Channel }) {
  const [opened, setOpened] = useState(false)
  const archives = useMay('manageCommunity')
  const { data } = useRead(api.community.managed, {})
  const managed = data?.communities.find(({ id }) => id === community.id)?.channels.find(({ id }) => id === channel.id)
  if (!managed) return null
  return (
    <>
      <Button look="quiet" size="s" icon={<Pencil size={17} />} onClick={() => setOpened(true)}>
        {communityAdminWords.editChannel}
      </Button>
      {opened && (
        <ChannelDialog
          communityId={community.id}
          title={communityAdminWords.editChannel}
          channel={managed}
          archives={archives}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  )
}

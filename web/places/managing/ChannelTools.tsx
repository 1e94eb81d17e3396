import { communityAdminWords } from '@bewezen/domain/admin/communityWords.ts'
import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { hearWords } from '@bewezen/domain/community/laterWords.ts'
import { settingsWords } from '@bewezen/domain/inbox/settingsWords.ts'
import { wantsOf } from '@bewezen/domain/inbox/wants.ts'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { useChange } from '../../base/api/useChange.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useToggle } from '../../base/api/useToggle.ts'
import { Button } from '../../base/parts/Button.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { Switch } from '../../base/parts/Switch.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { useMay } from '../../base/session/ownAccess.ts'

const ChannelDialog = onNeed(() => import('./ChannelDialog.tsx'), 'ChannelDialog')

/** Whether one hears of every message in a channel; off unless switched on (COM-CHAT-12). */
export function HearAll({ channel }: { channel: Pick<Channel, 'id'> }) {
  const cache = useQueries()
  const { data } = useRead(api.inbox.preferences, {})
  const choose = useChange(api.inbox.choose)
  const all = useToggle({
    key: `hear all of ${channel.id}`,
    stored: data !== undefined && wantsOf(data.choices, 'channel', channel.id) === 'all',
    call: (on) => choose.mutateAsync({ about: 'channel', subject: channel.id, wants: on ? 'all' : null }),
    onStored: (chosen) => cache.setQueryData(api.inbox.preferences.queryKey({ input: {} }), chosen),
    onRefused: () => tellError(settingsWords.saveFailed.title, settingsWords.saveFailed.text),
  })
  if (!data) return <div className="h-12" />
  return <Switch label={hearWords.all} hint={hearWords.hint} checked={all.shown} onChange={(on) => void all.want(on)} />
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

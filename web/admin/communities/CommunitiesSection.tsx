import { communityAdminWords as words } from '@bewezen/domain/admin/communityWords.ts'
import { contentWords } from '@bewezen/domain/admin/contentWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import type { ManagedChannel, ManagedCommunity } from '@bewezen/domain/community/managingContract.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { ChannelDialog } from '../../places/index.ts'
import { Rows } from '../content/Rows.tsx'
import { useAdminChange } from '../useAdminChange.ts'
import { CommunityDialog } from './CommunityDialog.tsx'

/** All communities with their channels, archived ones included (COM-CHAT-21). */
export function CommunitiesSection() {
  const read = useRead(api.community.managed, {})
  return (
    <Loaded read={read} failed={adminWords.loadFailed}>
      {({ communities }) => <Communities communities={communities} />}
    </Loaded>
  )
}

type Opened =
  | { what: 'community'; id: string | null }
  | { what: 'channel'; community: ManagedCommunity; channel: ManagedChannel | null }

function Communities({ communities }: { communities: readonly ManagedCommunity[] }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const arrange = useAdminChange(api.community.arrange, { said: () => adminWords.saved, queue: 'arrange' })
  const arranged = (communityId: string | null) => (ids: readonly string[], onDone: () => void) =>
    arrange.mutate({ communityId, ids: [...ids] }, { onSettled: onDone })
  const close = () => setOpened(null)
  return (
    <div className="grid gap-5">
      <Rows
        title={words.section}
        lead={communities.length > 0 ? words.lead : words.empty}
        action={<Button onClick={() => setOpened({ what: 'community', id: null })}>{words.add}</Button>}
        onOrder={arranged(null)}
        rows={communities.map(({ id, name, slug, isActive, isStart, memberCount, channels }) => ({
          id,
          name,
          text: `/${slug} · ${words.summary(communityWords.members(memberCount), channels.length)}`,
          badges: isActive ? isStart && <Badge look="sun">{words.startBadge}</Badge> : <Badge>{words.archived}</Badge>,
        }))}
        onEdit={(id) => setOpened({ what: 'community', id })}
      />
      {communities.map((community) => (
        <Rows
          key={community.id}
          title={words.channelsOf(community.name)}
          lead={community.channels.length === 0 ? words.noChannels : undefined}
          action={
            <Button
              look="line"
              aria-label={words.addChannelTo(community.name)}
              onClick={() => setOpened({ what: 'channel', community, channel: null })}
            >
              {words.addChannel}
            </Button>
          }
          onOrder={arranged(community.id)}
          rows={community.channels.map(({ id, name, slug, description, isArchived }) => ({
            id,
            name,
            text: [`/${slug}`, description].filter(Boolean).join(' · '),
            badges: isArchived && <Badge>{words.archived}</Badge>,
          }))}
          onEdit={(id) =>
            setOpened({ what: 'channel', community, channel: community.channels.find((one) => one.id === id) ?? null })
          }
        />
      ))}
      {opened?.what === 'community' && (
        <CommunityDialog community={communities.find(({ id }) => id === opened.id) ?? null} onClose={close} />
      )}
      {opened?.what === 'channel' && (
        <ChannelDialog
          communityId={opened.community.id}
          title={opened.channel ? contentWords.edit(opened.channel.name) : words.addChannelTo(opened.community.name)}
          channel={opened.channel}
          archives
          onClose={close}
        />
      )}
    </div>
  )
}

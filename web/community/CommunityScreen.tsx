import { channelPath } from '@bewezen/domain/community/paths.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { feedPath } from '@bewezen/domain/feed/paths.ts'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useRead } from '../base/api/useRead.ts'
import { useTitle } from '../base/document/useTitle.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Screen } from '../base/parts/Screen.tsx'
import { askAheadIn, ChannelChat } from '../chat/index.ts'
import { Feed } from '../feed/index.ts'
import { LearningScreen } from '../learning/index.ts'
import { CommunityCards, CommunityFrame, Loading } from '../places/index.ts'
import { Beside } from '../today/index.ts'
import type { Opened } from './openedAt.ts'
import { useOpened } from './useOpened.ts'

// Hardly anybody comes to an address where there is nothing.
const NothingHere = browserOnly(() => import('../base/parts/NothingHere.tsx'), 'NothingHere', <Loading />)

const BesideScreen = browserOnly(() => import('./BesideScreen.tsx'), 'BesideScreen', <Loading />)

const rail = { label: communityWords.rail, content: <Beside /> }

/** The community: its cards, a channel, its feed, or that there is nothing at this address (COM-CHAT-02, SH-COMM-01..04). */
export function CommunityScreen() {
  const { data, error, refetch } = useRead(api.community.list, {})
  const { opened, cameFor } = useOpened(data?.communities)
  useTitle(titleOf(opened))
  const found = listed(data?.communities, { error, refetch }, communityWords.loadFailed)
  if (!data && !found.refusal) return <Loading />
  if (!data || !opened || opened.show === 'cards') return <CommunityCards of={found} />
  if (opened.show === 'unknown') return <NothingHere title={communityWords.channelNotFound} to="/community" />
  if (!('community' in opened)) return <BesideScreen opened={opened} cameFor={cameFor} communities={data.communities} />
  const { community } = opened
  if (opened.show === 'place' || opened.show === 'content') {
    const [what, slug] = opened.show === 'place' ? [opened.place] : [opened.type, opened.slug]
    if (what !== 'feed') return <LearningScreen community={community} what={what} slug={slug} />
    return (
      <CommunityFrame
        communities={data.communities}
        community={community}
        current={feedPath(community)}
        onPointAt={askAheadIn}
      >
        <Feed community={community} slug={slug} />
      </CommunityFrame>
    )
  }
  if (opened.show === 'noChannels')
    return <Screen title={community.name} description={communityWords.noChannels} width="narrow" />
  return (
    <CommunityFrame
      communities={data.communities}
      community={community}
      current={channelPath(community, opened.channel)}
      rail={rail}
      onPointAt={askAheadIn}
    >
      <ChannelChat key={opened.channel.id} community={community} channel={opened.channel} cameFor={cameFor} />
    </CommunityFrame>
  )
}

/** The name in the title of the page; a part that knows a better one names it itself. */
function titleOf(opened: Opened | undefined): string | null {
  if (opened?.show === 'channel') return opened.channel.name
  if (opened?.show === 'direct') return communityWords.privateMessages
  if (opened?.show === 'place') return communityWords[opened.place]
  return opened?.show === 'content' ? null : communityWords.title
}

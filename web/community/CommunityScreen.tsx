import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { feedPath } from '@bewezen/domain/feed/paths.ts'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useRead } from '../base/api/useRead.ts'
import { browserOnly } from '../base/drawn/browserOnly.tsx'
import { Main, Screen } from '../base/parts/Screen.tsx'
import { Feed } from '../feed/index.ts'
import { LearningScreen } from '../learning/index.ts'
import { CommunityFrame } from './CommunityFrame.tsx'
import { ChannelChat } from './chat/ChannelChat.tsx'
import { NothingHere } from './NothingHere.tsx'
import { useTitle } from './useTitle.ts'
import type { Opened } from './where/openedAt.ts'
import { channelPath } from './where/paths.ts'
import { useOpened } from './where/useOpened.ts'

function Loading() {
  return (
    <Main className="px-5 py-24 text-center text-ink-3">
      <p role="status">{gateWords.loading}</p>
    </Main>
  )
}

const CommunityCards = browserOnly(
  () => import('./CommunityCards.tsx'),
  'CommunityCards',
  // As the gate waits before it, so that nothing changes on screen in between.
  <Loading />,
)

const BesideScreen = browserOnly(() => import('./BesideScreen.tsx'), 'BesideScreen', <Loading />)

/** The community: its cards, a channel, its feed, or that there is nothing at this address (COM-CHAT-02, SH-COMM-01..04). */
export function CommunityScreen() {
  const { data, error, refetch } = useRead(api.community.list, {})
  const { opened, cameFor } = useOpened(data?.communities)
  useTitle(titleOf(opened))
  const found = listed(data?.communities, { error, refetch }, communityWords.loadFailed)
  if (!data && !found.refusal) return <Loading />
  if (!data || !opened || opened.show === 'cards') return <CommunityCards of={found} />
  if (opened.show === 'unknown') return <NothingHere title={communityWords.channelNotFound} to="/community" />
  if (!('community' in opened)) return <BesideScreen {...{ opened, cameFor }} communities={data.communities} />
  const { community } = opened
  if (opened.show === 'place' || opened.show === 'content') {
    const [what, slug] = opened.show === 'place' ? [opened.place] : [opened.type, opened.slug]
    if (what !== 'feed') return <LearningScreen community={community} what={what} slug={slug} />
    return (
      <CommunityFrame communities={data.communities} community={community} current={feedPath(community)}>
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
      about={opened}
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

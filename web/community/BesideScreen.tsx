import type { Community } from '@bewezen/domain/community/contract.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { DirectScreen } from '../chat/index.ts'
import { ModerationScreen } from '../moderation/index.ts'
import { Loading } from '../places/index.ts'
import { TodayScreen } from '../today/index.ts'
import type { Opened } from './openedAt.ts'

const LogbookScreen = browserOnly(() => import('./LogbookScreen.tsx'), 'LogbookScreen', <Loading />)

type Props = {
  opened: Extract<Opened, { show: 'moderation' | 'direct' | 'logbook' | 'today' }>
  communities: Community[]
  cameFor: string | undefined
}

/** What stands beside the communities and belongs to none of them; their ways here are not in every first page. */
export function BesideScreen({ opened, communities, cameFor }: Props) {
  switch (opened.show) {
    case 'moderation':
      return <ModerationScreen />
    case 'today':
      return <TodayScreen communities={communities} />
    case 'logbook':
      return <LogbookScreen communities={communities} />
    case 'direct':
      return <DirectScreen communities={communities} conversationId={opened.conversationId} cameFor={cameFor} />
  }
}

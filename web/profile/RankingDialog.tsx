import { leaderboardGroup } from '@bewezen/domain/access/leaderboardGroup.ts'
import { rankingWords as words } from '@bewezen/domain/profile/rankingWords.ts'
import { useState } from 'react'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { useOwnAccount } from '../base/session/viewer.ts'
import { type After, RankingPage } from './RankingPage.tsx'

/** The ranking of one's own group over any page, with one's own place above it (SH-RANK-01, SH-RANK-02, SH-RANK-05). */
export function RankingDialog({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose)
  const account = useOwnAccount()
  // Who is ranked nowhere looks at the members, the largest group.
  const group = leaderboardGroup(account?.role ?? null) ?? 'student'
  const [pages, setPages] = useState<readonly After[]>([{}])
  const { data } = useRead(api.profile.ranking, { group }, { enabled: account !== undefined, staleTime: 0 })
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      title={words.title}
      // Its room is kept while the place is not known.
      description={<span role="status">{data?.own ? words.own(data.own.rank, data.own.points) : '\u00a0'}</span>}
    >
      {account &&
        pages.map((after, at) => (
          <RankingPage
            key={JSON.stringify(after)}
            asked={{ group, ...after }}
            ownId={account.id}
            onMore={at === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
          />
        ))}
    </ResponsiveModal>
  )
}

import { date } from '@bewezen/domain/base/dates.ts'
import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import { learningWords } from '@bewezen/domain/learning/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { listed } from '../../base/api/listed.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { List } from '../../base/parts/List.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { PageTurns } from '../PageTurns.tsx'

/** How far the members of a community are, furthest first, 50 at a time; for those who teach (COM-LEARN-20, COM-LEARN-34). */
export function ProgressDialog({ communityId, onClose }: { communityId: string; onClose: () => void }) {
  const [from, setFrom] = useState(0)
  const { data, error, refetch } = useRead(api.learning.progress, { communityId, from })
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      width="m"
      title={words.progress}
      description={words.progressHint}
      readsFirst
    >
      <List
        of={listed(data?.members, { error, refetch }, learningWords.failed)}
        label={words.progress}
        empty={{ title: from > 0 ? learningWords.pageGone : words.progressEmpty }}
        keyOf={({ person }) => person.id}
        row={({ person, done, levels, lastAt }) => (
          <div className="flex items-center gap-3">
            <Avatar name={displayName(person)} photo={person.avatarUrl} color={person.avatarColor} size={40} />
            <p className="min-w-0 flex-1 text-fs-14 leading-snug">
              <strong className="block font-[650] wrap-anywhere">{displayName(person)}</strong>
              <span className="text-ink-2">
                {words.progressLine(done, data?.lessons ?? 0)}, {words.progressLevels(levels)}
              </span>
            </p>
            {lastAt && (
              <time dateTime={lastAt} className="text-fs-13 whitespace-nowrap text-ink-3">
                {date(lastAt)}
              </time>
            )}
          </div>
        )}
      />
      {data && <PageTurns from={from} total={data.total} onTurn={setFrom} />}
    </ResponsiveModal>
  )
}

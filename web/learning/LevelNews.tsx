import type { University } from '@bewezen/domain/learning/contract.ts'
import { universityWords as words } from '@bewezen/domain/learning/words.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { HorizonArt } from '../base/parts/HorizonArt.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'

type News = University['news'][number]
type Props = { communityId: string; news: readonly News[]; levels: number }

/** That a level is finished: once, in the one tab that was first to take the news (COM-LEARN-09). */
export function LevelNews({ communityId, news, levels }: Props) {
  const [told, setTold] = useState<News | null>(null)
  const asked = useRef(new Set<string>())
  const { mutate } = useChange(api.learning.takeNews)
  const [first] = news
  useEffect(() => {
    if (!first || asked.current.has(first.levelId)) return
    asked.current.add(first.levelId)
    mutate(
      { communityId, levelId: first.levelId },
      { onSuccess: ({ isMine }) => isMine && setTold((before) => before ?? first) },
    )
  }, [first, communityId, mutate])
  if (!told) return null
  const close = () => setTold(null)
  return (
    <ResponsiveModal
      open
      onClose={close}
      width="s"
      readsFirst
      title={words.congratulations(told.number)}
      actions={
        <Button look="sun" onClick={close}>
          {words.onwards}
        </Button>
      }
    >
      <div className="grid justify-items-center gap-4 py-3 text-center">
        <HorizonArt kind="up" />
        <p className="text-ink-2">{words.congratulationsText(told.number < levels ? told.number + 1 : null)}</p>
      </div>
    </ResponsiveModal>
  )
}

import { matchActions } from '@bewezen/domain/search/actions.ts'
import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { closeOverlay } from '../base/document/overlay.ts'
import { useLights } from '../base/look/useLights.ts'
import { useOwnAccess } from '../base/session/ownAccess.ts'
import { closeSearch, SearchDialog } from '../search/index.ts'
import { type Doable, doables } from './actions.tsx'

/**
 * The command palette: the search, and above what is found the actions of this viewer. What they may do is what the server
 * said of them; whatever an action asks, the server decides anew (ADM-MORE-30, ADM-MORE-32).
 */
export function Palette({ shown }: { shown: boolean }) {
  const { history } = useRouter()
  const lights = useLights()
  const may = useOwnAccess().data?.may ?? []
  const [opened, setOpened] = useState<{ Dialog: ComponentType<{ onClose: () => void }> } | null>(null)

  const act = (it: Doable) => {
    closeSearch()
    // What lies over the page would hide what comes; where somebody may be typing it is asked first.
    if ('to' in it) {
      closeOverlay()
      history.push(it.to)
    } else if ('run' in it) it.run({ lights })
    else setOpened({ Dialog: it.Dialog })
  }
  const offersFor = (typed: string) =>
    matchActions(doables(typed), typed, (needs) => needs === 'nothing' || may.includes(needs)).map((it) => ({
      ...it,
      act: () => act(it),
    }))
  return (
    <>
      {shown && <SearchDialog onClose={closeSearch} onLeave={closeOverlay} offersFor={offersFor} />}
      {opened && <opened.Dialog onClose={() => setOpened(null)} />}
    </>
  )
}

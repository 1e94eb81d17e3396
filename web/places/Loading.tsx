import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { Main } from '../base/parts/Screen.tsx'

/** The community while it is fetched: as the gate waits before it, so that nothing changes on screen in between. */
export const Loading = () => (
  <Main className="px-5 py-24 text-center text-ink-3">
    <p role="status">{gateWords.loading}</p>
  </Main>
)

import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { Main } from '../base/parts/Screen.tsx'

/** As the community waits before it, so that nothing changes on screen in between. */
export const Waiting = () => (
  <Main className="px-5 py-24 text-center text-ink-3">
    <p role="status">{gateWords.loading}</p>
  </Main>
)

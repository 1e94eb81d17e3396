import { learningWords } from '@bewezen/domain/learning/words.ts'
import { Main } from '../base/parts/Screen.tsx'

/** As the community waits before it, so that nothing changes on screen in between. */
export const Waiting = () => (
  <Main className="px-5 py-24 text-center text-ink-3">
    <p role="status">{learningWords.loading}</p>
  </Main>
)

import { perPage } from '@bewezen/domain/learning/paging.ts'
import { learningWords as words } from '@bewezen/domain/learning/words.ts'
import { Button } from '../base/parts/Button.tsx'

type Props = {
  /** With how many before it the page begins. */
  from: number
  total: number
  onTurn: (from: number) => void
}

/** The way to the 50 before and the 50 after, when there are more; and back from a page that is no longer there. */
export function PageTurns({ from, total, onTurn }: Props) {
  if (total <= perPage && from === 0) return null
  return (
    <div className="mt-4 flex justify-between gap-3">
      <Button look="line" size="s" disabled={from === 0} onClick={() => onTurn(from - perPage)}>
        {words.earlier}
      </Button>
      <Button look="line" size="s" disabled={from + perPage >= total} onClick={() => onTurn(from + perPage)}>
        {words.later}
      </Button>
    </div>
  )
}

import { searchScreenWords as words } from '@bewezen/domain/search/words.ts'
import { Button } from '../base/parts/Button.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import type { Found } from './useFound.ts'

/** Why there are no results: not yet, none, or it did not work. */
export function Nothing({ face, onAgain }: { face: Found['face']; onAgain: () => void }) {
  if (face === 'searching') return <p className="px-2 py-3 text-ink-2">{words.searching}</p>
  if (face === 'found') return <EmptyState title={words.none} text={words.noneHint} />
  return (
    <EmptyState
      title={words.failed}
      action={
        <Button look="line" onClick={onAgain}>
          {words.again}
        </Button>
      }
    />
  )
}

import { playingWords } from '@bewezen/domain/podcasts/playingWords.ts'
import { podcastWords } from '@bewezen/domain/podcasts/words.ts'
import { Button } from '../../base/parts/Button.tsx'

/** Says below the player that no sound comes, with the way to open it anew (POD-MORE-66). */
export const NotPlayed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <p role="alert" className="min-w-0 font-semibold">
      {playingWords.notPlayed}
    </p>
    <Button look="line" size="s" onClick={onRetry}>
      {podcastWords.again}
    </Button>
  </div>
)

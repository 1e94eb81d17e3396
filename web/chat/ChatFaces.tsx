import { failureWords } from '@bewezen/domain/base/words.ts'
import { chatWords, communityWords } from '@bewezen/domain/community/words.ts'
import type { Refusal } from '../base/api/refusal.ts'
import { Button } from '../base/parts/Button.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { SkeletonRow } from '../base/parts/Skeleton.tsx'

const place = 'grid min-h-0 flex-1 content-end overflow-hidden px-3.5 pb-4 lg:px-6'

/** The messages are on their way; a fast answer shows nothing in between (COM-CHAT-22, SH-ERR-30). */
export const ChatWaiting = () => (
  <div role="status" aria-busy="true" className={place}>
    <span className="animate-late py-3 text-center text-fs-14 text-ink-3">{chatWords.loading}</span>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </div>
)

/** The messages could not be fetched, or the channel is not there (any more) for this person (COM-CHAT-06, COM-CHAT-22). */
export const ChatProblem = ({ refusal, onRetry }: { refusal: Refusal | null; onRetry: () => void }) => (
  <div role="alert" className="grid min-h-0 flex-1 content-center overflow-y-auto">
    {refusal?.code === 'NOT_FOUND' ? (
      <EmptyState art="arc" title={communityWords.channelNotFound} />
    ) : (
      <EmptyState
        art="arc"
        title={chatWords.loadFailed}
        text={refusal?.code === 'OFFLINE' ? failureWords.offline : undefined}
        action={
          <Button look="line" onClick={onRetry}>
            {chatWords.tryAgain}
          </Button>
        }
      />
    )}
  </div>
)

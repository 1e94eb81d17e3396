import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { words } from './words.ts'

/** In place of what could not be loaded, with the way to ask again where there is one. */
export const LoadFailed = ({ title, onRetry }: { title: string; onRetry?: () => void }) => (
  <div role="alert">
    <EmptyState
      title={title}
      art="arc"
      action={
        onRetry && (
          <Button look="line" onClick={onRetry}>
            {words.retry}
          </Button>
        )
      }
    />
  </div>
)

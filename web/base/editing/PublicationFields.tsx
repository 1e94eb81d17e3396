import { publicationWords as words } from '@bewezen/domain/base/publicationWords.ts'
import type { BlogState } from '@bewezen/domain/blogs/blog.ts'
import { Select } from '../parts/Select.tsx'
import { TextField } from '../parts/TextField.tsx'

type Typed = { status: BlogState; wallTime: string }
type Props = {
  typed: Typed
  put: (change: Partial<Typed>) => void
  /** Whether a moment can be chosen. */
  hasMoment: boolean
  momentError: string | null
}

/** Whether something stays a draft or is published, and when. */
export const PublicationFields = ({ typed, put, hasMoment, momentError }: Props) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Select
      label={words.status}
      value={typed.status}
      options={[
        { value: 'draft', label: words.states.draft },
        { value: 'published', label: words.states.published },
      ]}
      onChange={(event) => put({ status: event.currentTarget.value === 'published' ? 'published' : 'draft' })}
    />
    {hasMoment && (
      <TextField
        type="datetime-local"
        label={words.publishedAt}
        hint={words.publishedHint}
        value={typed.wallTime}
        error={momentError}
        onChange={(event) => put({ wallTime: event.currentTarget.value })}
      />
    )}
  </div>
)

import type { RichTextKind } from '@bewezen/domain/base/richText.ts'
import { richTextWords as words } from '@bewezen/domain/base/richTextWords.ts'
import { lazy, Suspense, useId } from 'react'
import { FieldError } from '../parts/Field.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import type { PicturePurpose } from './AskRow.tsx'

// The editor is large, and few people write: it comes when a form is opened.
const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }))

type Props = {
  label: string
  /** The text it opens with; a change of it afterwards needs a new `key`. */
  initial: string
  kind: RichTextKind
  /** What its pictures are uploaded for. */
  pictures?: PicturePurpose
  onChange: (html: string) => void
  error?: string | null
  required?: boolean
}

/** Formatted text in a form: a toolbar with what is kept, and the text as it will look (LEGAL-PAGE-02, LEGAL-PAGE-16). */
export function RichTextField({ label, initial, kind, pictures, onChange, error, required }: Props) {
  const id = useId()
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`]
  return (
    <div className="grid content-start gap-1.5">
      <span id={labelId} className="justify-self-start text-fs-14 font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-ember-ink">
            {' *'}
          </span>
        )}
      </span>
      <Suspense fallback={<Waiting />}>
        <RichTextEditor
          {...{ initial, kind, pictures, onChange }}
          labelledBy={labelId}
          describedBy={error ? `${errorId} ${hintId}` : hintId}
          invalid={Boolean(error)}
        />
      </Suspense>
      <FieldError id={errorId}>{error}</FieldError>
      <p id={hintId} className="text-fs-13 leading-[1.45] text-ink-3">
        {kind === 'page' ? words.pageHint : words.articleHint}
      </p>
    </div>
  )
}

const Waiting = () => (
  <div role="status">
    <span className="sr-only">{words.loading}</span>
    <Skeleton className="h-[300px] w-full" />
  </div>
)

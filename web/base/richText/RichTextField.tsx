import type { RichTextKind } from '@bewezen/domain/base/richText.ts'
import { richTextWords as words } from '@bewezen/domain/base/richTextWords.ts'
import { Suspense, useId } from 'react'
import { lazyPart } from '../hydration/lazyPart.ts'
import { FieldError } from '../parts/Field.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import type { PicturePurpose } from './AskRow.tsx'

// The editor is large, and few people write: it comes when a form is opened.
const RichTextEditor = lazyPart(() => import('./RichTextEditor.tsx'), 'RichTextEditor')

type Props = {
  label: string
  /** The text it opens with; a change of it afterwards needs a new `key`. */
  initial: string
  kind: RichTextKind
  /** The upload purpose of its pictures. */
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
          initial={initial}
          kind={kind}
          pictures={pictures}
          onChange={onChange}
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

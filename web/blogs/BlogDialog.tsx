import { type BlogCategory, blogCategories } from '@bewezen/domain/blogs/categories.ts'
import { blogCategoryWords, blogFaultWords, blogWords, blogEditWords as words } from '@bewezen/domain/blogs/words.ts'
import { useId } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { ChangedMeanwhile } from '../base/parts/ChangedMeanwhile.tsx'
import { CancelButton, ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { Select } from '../base/parts/Select.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { tellError } from '../base/parts/toast.ts'
import { RichTextField } from '../base/richText/RichTextField.tsx'
import { CoverField } from './CoverField.tsx'
import { blankBlog, type EditedBlog, useBlogForm } from './useBlogForm.ts'

type Props = { id: string | null; onClose: () => void; onSaved: (slug: string) => void }

/** Writes an article or changes one; what was typed stays when it cannot be stored (BLOG-AREA-08). */
export function BlogDialog({ id, onClose, onSaved }: Props) {
  const { data, isError, refetch } = useRead(api.blogs.edit, { id: id ?? '' }, { enabled: id !== null, gcTime: 0 })
  if (id === null) return <Form edited={blankBlog()} isNew onClose={onClose} onSaved={onSaved} />
  const readAgain = async () => {
    const { data: newer, isSuccess } = await refetch()
    if (isSuccess) return newer
    tellError(blogWords.failed)
  }
  if (data) return <Form edited={data} isNew={false} readAgain={readAgain} onClose={onClose} onSaved={onSaved} />
  return (
    <ResponsiveModal open onClose={onClose} title={words.editTitle} width="l">
      {isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{blogWords.failed}</p>
          <Button look="line" onClick={() => void refetch()}>
            {blogWords.again}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </ResponsiveModal>
  )
}

type FormProps = Omit<Props, 'id'> & {
  edited: EditedBlog
  isNew: boolean
  readAgain?: () => Promise<EditedBlog | undefined>
}

function Form({ edited, isNew, readAgain, onClose, onSaved }: FormProps) {
  const formId = useId()
  const onDone = (slug: string) => {
    onSaved(slug)
    onClose()
  }
  const form = useBlogForm({ edited, isNew, onDone })
  const { typed, put, faults, contentError, before, newerTitle } = form
  const reload = async () => {
    const newer = await readAgain?.()
    if (newer) form.takeOver(newer)
  }
  const errorOf = (field: (typeof faults)[number]) => (faults.includes(field) ? blogFaultWords[field] : null)
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      unsaved={form.isTouched}
      width="l"
      title={isNew ? words.make : words.editTitle}
      actions={
        <>
          <CancelButton>{words.cancel}</CancelButton>
          <Button type="submit" form={formId} disabled={form.isEmpty} busy={form.isBusy} busyText={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.send} className="grid gap-4">
        {newerTitle !== null && <ChangedMeanwhile current={newerTitle} onReload={() => void reload()} />}
        <TextField
          label={words.title}
          required
          value={typed.title}
          error={errorOf('title')}
          onChange={(event) => put({ title: event.currentTarget.value })}
        />
        <TextArea
          label={words.excerpt}
          hint={words.excerptHint}
          atMost={300}
          rows={3}
          value={typed.excerpt}
          error={errorOf('excerpt')}
          onChange={(event) => put({ excerpt: event.currentTarget.value })}
        />
        <CoverField form={form} altError={errorOf('coverAlt')} />
        <Select
          label={words.category}
          placeholder={words.noCategory}
          value={typed.category ?? ''}
          options={blogCategories.map((value) => ({ value, label: blogCategoryWords[value] }))}
          onChange={(event) => put({ category: (event.currentTarget.value || null) as BlogCategory | null })}
        />
        <RichTextField
          key={before.updatedAt}
          label={words.content}
          kind="article"
          required
          initial={before.content}
          error={contentError}
          onChange={(content) => put({ content })}
        />
        <TextField
          label={words.slug}
          hint={before.isAddressFixed ? words.slugFixed : words.slugHint}
          readOnly={before.isAddressFixed}
          value={typed.slug}
          error={errorOf('slug')}
          onChange={(event) => put({ slug: event.currentTarget.value })}
        />
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
          {!before.isAddressFixed && (
            <TextField
              type="datetime-local"
              label={words.publishedAt}
              hint={words.publishedHint}
              value={typed.wallTime}
              error={errorOf('publishedAt')}
              onChange={(event) => put({ wallTime: event.currentTarget.value })}
            />
          )}
        </div>
      </form>
    </ResponsiveModal>
  )
}

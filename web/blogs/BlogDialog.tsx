import { type BlogCategory, blogCategories } from '@bewezen/domain/blogs/categories.ts'
import type { BlogEdit } from '@bewezen/domain/blogs/contract.ts'
import { blogCategoryWords, blogWords, blogEditWords as words } from '@bewezen/domain/blogs/words.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { DescribedPicture } from '../base/editing/DescribedPicture.tsx'
import { EditingDialog } from '../base/editing/EditingDialog.tsx'
import { PublicationFields } from '../base/editing/PublicationFields.tsx'
import type { ReadAgain } from '../base/editing/useEditing.ts'
import { WaitingDialog } from '../base/editing/WaitingDialog.tsx'
import { Select } from '../base/parts/Select.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { RichTextField } from '../base/richText/RichTextField.tsx'
import { useBlogForm } from './useBlogForm.ts'

type Props = { id: string | null; onClose: () => void; onSaved: (slug: string) => void }

/** Writes an article or changes one; what was typed stays when it cannot be stored (BLOG-AREA-08). */
export function BlogDialog({ id, onClose, onSaved }: Props) {
  const read = useRead(api.blogs.edit, { id: id ?? '' }, { enabled: id !== null, gcTime: 0 })
  const given = { readAgain: () => read.refetch(), onClose, onSaved }
  if (id === null) return <Form {...given} edited={null} />
  if (read.data) return <Form {...given} edited={read.data} />
  return <WaitingDialog title={words.editTitle} read={read} onClose={onClose} failed={blogWords.failed} />
}

type FormProps = Omit<Props, 'id'> & {
  edited: BlogEdit | null
  readAgain: ReadAgain<BlogEdit>
}

function Form({ edited, readAgain, onClose, onSaved }: FormProps) {
  const onDone = (slug: string) => {
    onSaved(slug)
    onClose()
  }
  const form = useBlogForm({ edited, readAgain, onDone })
  const { typed, put, errorOf, before } = form
  const isAddressFixed = before?.isAddressFixed ?? false
  return (
    <EditingDialog
      title={edited ? words.editTitle : words.make}
      words={words}
      form={form}
      onClose={onClose}
      isEmpty={form.isEmpty}
    >
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
      <DescribedPicture
        words={words.cover}
        purpose="blog-image"
        picture={typed.cover}
        alt={typed.coverAlt}
        altError={errorOf('coverAlt')}
        altRequired
        form={form}
        onPicture={(cover) => put({ cover })}
        onAlt={(coverAlt) => put({ coverAlt })}
      />
      <Select
        label={words.category}
        placeholder={words.noCategory}
        value={typed.category ?? ''}
        options={blogCategories.map((value) => ({ value, label: blogCategoryWords[value] }))}
        onChange={(event) => put({ category: (event.currentTarget.value || null) as BlogCategory | null })}
      />
      <RichTextField
        key={before?.updatedAt}
        label={words.content}
        kind="article"
        required
        initial={before?.content ?? ''}
        error={form.contentError}
        onChange={(content) => put({ content })}
      />
      <TextField
        label={words.slug}
        hint={isAddressFixed ? words.slugFixed : words.slugHint}
        readOnly={isAddressFixed}
        value={typed.slug}
        error={errorOf('slug')}
        onChange={(event) => put({ slug: event.currentTarget.value })}
      />
      <PublicationFields typed={typed} put={put} hasMoment={!isAddressFixed} momentError={errorOf('publishedAt')} />
    </EditingDialog>
  )
}

import type { Community } from '@bewezen/domain/community/contract.ts'
import type { Post } from '@bewezen/domain/feed/contract.ts'
import { feedWords, postEditWords as words } from '@bewezen/domain/feed/words.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { DescribedPicture } from '../base/editing/DescribedPicture.tsx'
import { EditingDialog } from '../base/editing/EditingDialog.tsx'
import { PublicationFields } from '../base/editing/PublicationFields.tsx'
import type { ReadAgain } from '../base/editing/useEditing.ts'
import { WaitingDialog } from '../base/editing/WaitingDialog.tsx'
import { Checkbox } from '../base/parts/Checkbox.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { RichTextField } from '../base/richText/RichTextField.tsx'
import { usePostForm } from './usePostForm.ts'

type Props = { community: Community; slug: string | null; onClose: () => void }

/** Writes a post or changes one; what was typed stays when it cannot be stored (COM-LEARN-02, COM-LEARN-16). */
export function PostDialog({ community, slug, onClose }: Props) {
  const input = { communityId: community.id, slug: slug ?? '' }
  const read = useRead(api.feed.read, input, { enabled: slug !== null })
  const given = { community, readAgain: () => read.refetch(), onClose }
  if (slug === null) return <Form {...given} edited={null} />
  if (read.data) return <Form key={slug} {...given} edited={read.data} />
  return <WaitingDialog title={words.editTitle} read={read} onClose={onClose} failed={feedWords.postFailed} />
}

type FormProps = Omit<Props, 'slug'> & {
  edited: Post | null
  readAgain: ReadAgain<Post>
}

function Form({ community, edited, readAgain, onClose }: FormProps) {
  const form = usePostForm({ communityId: community.id, edited, readAgain, onDone: onClose })
  const { typed, put, errorOf, before } = form
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
      <DescribedPicture
        words={words.picture}
        purpose="feed-image"
        picture={typed.picture}
        alt={typed.imageAlt}
        altError={errorOf('imageAlt')}
        form={form}
        onPicture={(picture) => put({ picture })}
        onAlt={(imageAlt) => put({ imageAlt })}
      />
      <RichTextField
        key={before?.updatedAt}
        label={words.content}
        kind="page"
        required
        initial={before?.content ?? ''}
        error={form.contentError}
        onChange={(content) => put({ content })}
      />
      <Checkbox
        label={words.isPinned}
        checked={typed.isPinned}
        onChange={(event) => put({ isPinned: event.currentTarget.checked })}
      />
      {!form.isOut && (
        <PublicationFields
          typed={typed}
          put={put}
          hasMoment={typed.status === 'published'}
          momentError={errorOf('publishedAt')}
        />
      )}
    </EditingDialog>
  )
}

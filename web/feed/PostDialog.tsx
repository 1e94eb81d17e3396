import type { Community } from '@bewezen/domain/community/contract.ts'
import type { Post } from '@bewezen/domain/feed/contract.ts'
import { feedWords, postFaultWords, postEditWords as words } from '@bewezen/domain/feed/words.ts'
import { useId } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { ChangedMeanwhile } from '../base/parts/ChangedMeanwhile.tsx'
import { Checkbox } from '../base/parts/Checkbox.tsx'
import { Loaded } from '../base/parts/Loaded.tsx'
import { CancelButton, ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { Select } from '../base/parts/Select.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { tellError } from '../base/parts/toast.ts'
import { RichTextField } from '../base/richText/RichTextField.tsx'
import { PictureField } from './PictureField.tsx'
import { usePostForm } from './usePostForm.ts'

type Props = { community: Community; slug: string | null; onClose: () => void }

/** Writes a post or changes one; what was typed stays when it cannot be stored (COM-LEARN-02, COM-LEARN-16). */
export function PostDialog({ community, slug, onClose }: Props) {
  const input = { communityId: community.id, slug: slug ?? '' }
  const read = useRead(api.feed.read, input, { enabled: slug !== null })
  const readAgain = async () => {
    const { data, isSuccess } = await read.refetch()
    if (isSuccess) return data
    tellError(feedWords.postFailed)
  }
  if (slug === null || read.data)
    return (
      <Form key={slug} {...{ community, readAgain, onClose }} edited={slug === null ? null : (read.data ?? null)} />
    )
  return (
    <ResponsiveModal open onClose={onClose} title={words.editTitle} width="l">
      <Loaded read={read} failed={feedWords.postFailed}>
        {() => null}
      </Loaded>
    </ResponsiveModal>
  )
}

type FormProps = Omit<Props, 'slug'> & { edited: Post | null; readAgain: () => Promise<Post | undefined> }

function Form({ community, edited, readAgain, onClose }: FormProps) {
  const formId = useId()
  const form = usePostForm({ communityId: community.id, edited, onDone: onClose })
  const { typed, put, faults, before } = form
  const reload = async () => {
    const newer = await readAgain()
    if (newer) form.takeOver(newer)
  }
  const errorOf = (field: (typeof faults)[number]) => (faults.includes(field) ? postFaultWords[field] : null)
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      unsaved={form.isTouched}
      width="l"
      title={edited ? words.editTitle : words.make}
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
        {form.newerTitle !== null && <ChangedMeanwhile current={form.newerTitle} onReload={() => void reload()} />}
        <TextField
          label={words.title}
          required
          value={typed.title}
          error={errorOf('title')}
          onChange={(event) => put({ title: event.currentTarget.value })}
        />
        <PictureField form={form} altError={errorOf('imageAlt')} />
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
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={words.status}
              value={typed.status}
              options={[
                { value: 'draft', label: words.states.draft },
                { value: 'published', label: words.states.published },
              ]}
              onChange={(event) => put({ status: event.currentTarget.value === 'draft' ? 'draft' : 'published' })}
            />
            {typed.status === 'published' && (
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
        )}
      </form>
    </ResponsiveModal>
  )
}

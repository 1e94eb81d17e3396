import type { BlogCard } from '@bewezen/domain/blogs/contract.ts'
import { blogEditWords as words } from '@bewezen/domain/blogs/words.ts'
import { useRouter } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { ConfirmDialog } from '../base/parts/ConfirmDialog.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { BlogDialog } from './BlogDialog.tsx'

/** Editing an article and taking it away (BLOG-AREA-08, BLOG-AREA-09). */
export function BlogTools({ blog: { id, title, slug } }: { blog: BlogCard }) {
  const router = useRouter()
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null)
  // Reading an article that is gone, or at another address, would fail.
  const renew = (now: string | null) => {
    const isHere = router.state.location.pathname === `/blogs/${slug}`
    if (isHere && now !== slug) void router.navigate({ href: now === null ? '/blogs' : `/blogs/${now}` })
    else void router.invalidate()
  }
  const remove = useChange(api.blogs.remove, {
    onSuccess: () => {
      tellSuccess(words.removed)
      renew(null)
    },
    onError: () => tellError(words.removeFailed),
  })
  return (
    <>
      <Button
        look="line"
        size="s"
        icon={<Pencil size={16} />}
        aria-label={`${title} ${words.edit.toLowerCase()}`}
        onClick={() => setOpened('edit')}
      >
        {words.edit}
      </Button>
      <Button
        look="danger"
        size="s"
        icon={<Trash size={16} />}
        busy={remove.isPending}
        aria-label={`${title} ${words.remove.toLowerCase()}`}
        onClick={() => setOpened('remove')}
      >
        {words.remove}
      </Button>
      {opened === 'edit' && <BlogDialog id={id} onClose={() => setOpened(null)} onSaved={renew} />}
      <ConfirmDialog
        open={opened === 'remove'}
        onClose={() => setOpened(null)}
        question={words.removeQuestion}
        text={title}
        verb={words.remove}
        onConfirm={() => {
          setOpened(null)
          remove.mutate({ id })
        }}
      />
    </>
  )
}

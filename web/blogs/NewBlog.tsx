import { blogEditWords as words } from '@bewezen/domain/blogs/words.ts'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { useMay } from '../base/session/ownAccess.ts'
import { BlogDialog } from './BlogDialog.tsx'

/** The way to a new article, for who may write (BLOG-AREA-07, BLOG-AREA-08). */
export function NewBlog() {
  const may = useMay('writeBlogs')
  const router = useRouter()
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button icon={<Plus size={18} />} onClick={() => setOpen(true)}>
        {words.make}
      </Button>
      {open && <BlogDialog id={null} onClose={() => setOpen(false)} onSaved={() => void router.invalidate()} />}
    </>
  )
}

import { useRouter } from '@tanstack/react-router'
import { BlogDialog } from './BlogDialog.tsx'

/** A new article, over any page. */
export function NewBlogDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  return <BlogDialog id={null} onClose={onClose} onSaved={() => void router.invalidate()} />
}

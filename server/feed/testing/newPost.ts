import { newId } from '@bewezen/domain/base/ids.ts'

type More = {
  id?: string
  title?: string
  content?: string
  uploadId?: string | null
  noPicture?: boolean
  imageAlt?: string
  isPinned?: boolean
  status?: 'draft' | 'published'
  publishedAt?: string | null
  updatedAt?: string | null
}

/** What a browser sends when somebody makes a post in the feed of a community. */
export const newPost = (community: { id: string }, more: More = {}) => ({
  id: newId(),
  communityId: community.id,
  title: 'Ochtendlicht',
  content: '<p>Ga naar buiten.</p>',
  uploadId: null,
  noPicture: false,
  imageAlt: '',
  isPinned: false,
  status: 'published' as const,
  publishedAt: null,
  updatedAt: null,
  ...more,
})

import { asSlug } from '../base/slug.ts'
import { contentTypes, directSlug, logbookSlug, moderationSlug, placeSlugs } from './slugs.ts'

/** Whether a text can be the slug of a community or of a channel: written as slugs are, and no word with a page of its own (COM-CHAT-23). */
export const isSlugOf = (what: 'community' | 'channel', slug: string): boolean =>
  slug !== '' && slug === asSlug(slug) && !reservedFor(what).includes(slug)

const reservedFor = (what: 'community' | 'channel'): readonly string[] =>
  what === 'community'
    ? [directSlug, moderationSlug, logbookSlug]
    : [...Object.values(placeSlugs), ...contentTypes, directSlug]

import type { Mutant } from '../mutant.ts'

/** Posts: who sees and changes one that is hidden, and who hears of it. */
export const feed: readonly Mutant[] = [
  {
    name: 'who posts reads the drafts of others',
    file: 'server/feed/doors.ts',
    replace: [
      "return holds(role, 'manageCommunity') ? undefined : or(isPublished, eq(posts.authorId, id))",
      'return undefined',
    ],
    noticedBy: ['server/feed/feed.test.ts'],
    ids: ['COM-LEARN-16'],
  },
  {
    name: 'who posts changes the posts of others',
    file: 'server/feed/doors.ts',
    replace: ["return mayEditPost(person, post) ? post : refuse('NOT_FOUND')", 'return post'],
    noticedBy: ['server/feed/feed.test.ts'],
    ids: ['COM-LEARN-16'],
  },
  {
    name: 'a draft is found by its words',
    file: 'server/feed/search.ts',
    replace: ['and ${isPublished} and', 'and'],
    noticedBy: ['server/feed/feed.test.ts'],
    ids: ['SH-NAV-05'],
  },
  {
    name: 'everybody hears that a draft is removed',
    file: 'server/feed/save.ts',
    replace: ["isPublished({ publishedAt }, now) ? 'post.removed' : 'post.drafted'", "'post.removed'"],
    noticedBy: ['server/feed/feed.test.ts'],
    ids: ['COM-LEARN-16'],
  },
  {
    name: 'everybody hears that a draft is pinned',
    file: 'server/feed/save.ts',
    replace: ["isPublished({ publishedAt }, now) ? 'post.saved' : 'post.drafted'", "'post.saved'"],
    noticedBy: ['server/feed/feed.test.ts'],
    ids: ['COM-LEARN-16'],
  },
  {
    name: 'a post names its author who is leaving',
    file: 'server/feed/rows.ts',
    replace: [
      '.leftJoin(profiles, and(eq(profiles.id, posts.authorId), isNull(profiles.hiddenAt)))',
      '.leftJoin(profiles, eq(profiles.id, posts.authorId))',
    ],
    noticedBy: ['server/feed/feed.test.ts'],
    ids: ['SH-PROF-05'],
  },
]

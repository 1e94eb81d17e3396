import { type ThreadView, threadViews } from '@bewezen/domain/external/message.ts'

export const parts = ['gesprekken', 'bronnen'] as const
export type Part = (typeof parts)[number]

/** How the section is looked at: which part, which list of conversations, and which one is open. */
export type ExternalView = {
  part: Part
  list: ThreadView
  sourceId: string | null
  search: string
  threadId: string | null
}
export type Query = Readonly<Record<string, string | undefined>>

const slugs: Record<ThreadView, string> = { active: '', mine: 'mij', snoozed: 'gesluimerd', archived: 'gearchiveerd' }

/** What the address says; a word in it that is none of ours counts as not there (IN-EXT-60). */
export const viewOf = (query: Query): ExternalView => ({
  part: parts.find((part) => part === query.deel) ?? 'gesprekken',
  list: threadViews.find((list) => slugs[list] === query.toon) ?? 'active',
  sourceId: idIn(query.bron),
  search: (query.zoek ?? '').slice(0, 200),
  threadId: idIn(query.gesprek),
})

/** What the address says of a view; what is usual is left out. */
export const queryOf = ({ part, list, sourceId, search, threadId }: ExternalView): Query => ({
  deel: part === 'gesprekken' ? undefined : part,
  toon: slugs[list] || undefined,
  bron: sourceId ?? undefined,
  zoek: search || undefined,
  gesprek: threadId ?? undefined,
})

const idIn = (word: string | undefined): string | null =>
  word !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word) ? word : null

import { toMs } from '../base/moment.ts'
import { folded } from '../base/visibleText.ts'
import { type InboxItem, senderName, shownText } from './card.ts'

export const inboxTabs = ['unread', 'read'] as const
export type InboxTab = (typeof inboxTabs)[number]

export const inboxSorts = ['newest', 'oldest', 'unreadFirst'] as const
export type InboxSort = (typeof inboxSorts)[number]

/** The values of the type filter; `message` and `inbox_message` stand only under `all` (IN-LIST-09, IN-LIST-10). */
export const typeFilters = ['all', 'mention', 'reply', 'private_message', 'external_message'] as const
export type TypeFilter = (typeof typeFilters)[number]

/** How the list is looked at; a null community is all of them. */
export type InboxView = { search: string; sort: InboxSort; type: TypeFilter; communityId: string | null }
export const plainView: InboxView = { search: '', sort: 'newest', type: 'all', communityId: null }

/** Whether search or a filter hides anything; the sort hides nothing (IN-LIST-17, IN-LIST-20). */
export const hasFilters = ({ search, type, communityId }: InboxView): boolean =>
  search.trim() !== '' || type !== 'all' || communityId !== null

/** The two tabs as they are shown, sorted, and the numbers of the counter 'x van y berichten' (IN-LIST-03..14). */
export function viewInbox<N extends InboxItem>(loaded: readonly N[], view: InboxView) {
  const matching = loaded.filter((item) => matches(item, view)).sort(order[view.sort])
  return {
    unread: matching.filter((item) => !item.read),
    read: matching.filter((item) => item.read),
    shown: matching.length,
    loaded: loaded.length,
  }
}

/** Which empty text a tab without items shows (IN-LIST-15..17). */
export const emptyTab = (tab: InboxTab, view: InboxView): InboxTab | 'filtered' => (hasFilters(view) ? 'filtered' : tab)

const matches = (item: InboxItem, view: InboxView): boolean =>
  (view.type === 'all' || item.type === view.type) &&
  (view.communityId === null || communityOf(item) === view.communityId) &&
  isFound(item, folded(view.search.trim()))

/** The community of a notification: its own, or the one of its channel (IN-LIST-12, IN-NAV-02). */
export const communityOf = (item: InboxItem): string | null =>
  item.data.communityId ?? item.channel?.communityId ?? null

function isFound(item: InboxItem, search: string): boolean {
  if (search === '') return true
  const { title, sender, channel, participantHandle } = item
  const searched = [
    title,
    shownText(item),
    senderName(item),
    sender?.username,
    channel?.name,
    channel?.communityName,
    participantHandle,
  ]
  return searched.some((text) => text && folded(text).includes(search))
}

type Order = (a: InboxItem, b: InboxItem) => number
const newestFirst: Order = (a, b) => toMs(b.createdAt) - toMs(a.createdAt)
const order: Record<InboxSort, Order> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  unreadFirst: (a, b) => Number(a.read) - Number(b.read) || newestFirst(a, b),
}

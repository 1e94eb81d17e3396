import type { Mutant } from '../mutant.ts'

/** The foundation of the screens: what facts change, addresses, calls, what is kept offline. */
export const baseScreens: readonly Mutant[] = [
  {
    name: 'a removed message stays in the inbox',
    file: 'web/inbox/news.ts',
    replace: ["'message.removed': ({ messageId }) => forgetMessage(messageId),", "'message.removed': () => undefined,"],
    noticedBy: ['web/inbox/news.test.ts'],
  },
  {
    name: 'a reaction of somebody else is not shown',
    file: 'web/chat/news.ts',
    replace: ["  'reaction.set': takeChanged,", "  'reaction.set': () => undefined,"],
    noticedBy: ['web/chat/news.test.ts'],
  },
  {
    name: 'a channel read in another window stays unread',
    file: 'web/places/news.ts',
    replace: [
      "'channel.read': ({ channelId, seq }) => patchCommunities((list) => withChannelRead(list, channelId, Number(seq))),",
      "'channel.read': () => undefined,",
    ],
    noticedBy: ['web/chat/news.test.ts'],
    ids: ['COM-CHAT-18'],
  },
  {
    name: 'notices come in where live notices are off',
    file: 'web/inbox/news.ts',
    replace: [
      'const takeLive = (take: () => void) => hasLiveNotices() && take()',
      'const takeLive = (take: () => void) => take()',
    ],
    noticedBy: ['web/inbox/news.test.ts'],
  },
  {
    name: 'a member who joined sees the list of before',
    file: 'web/places/news.ts',
    replace: ["  'community.joined': renewList,", "  'community.joined': () => undefined,"],
    noticedBy: ['web/chat/news.test.ts'],
  },
  {
    name: 'a message that is told twice counts twice',
    file: 'web/places/unread.ts',
    replace: ['const added = Math.max(0, seq - channel.lastSeq)', 'const added = 1'],
    noticedBy: ['web/places/unread.test.ts'],
  },
  {
    name: 'reading less far unreads a channel',
    file: 'web/chat/patches.ts',
    replace: ['  readSeq: Math.max(channel.readSeq, seq),', '  readSeq: seq,'],
    noticedBy: ['web/chat/patches.test.ts'],
    ids: ['COM-CHAT-18'],
  },
  {
    name: 'a message beyond what is loaded leaves a gap',
    file: 'web/chat/patches.ts',
    replace: [
      'if (isBefore || isBeyond) return { ...channel, lastSeq }',
      'if (isBefore) return { ...channel, lastSeq }',
    ],
    noticedBy: ['web/chat/patches.test.ts'],
  },
  {
    name: 'messages stand in the order in which they came in',
    file: 'web/chat/patches.ts',
    replace: ['...messages.filter(isStored).sort((a, b) => a.seq - b.seq),', '...messages.filter(isStored),'],
    noticedBy: ['web/chat/patches.test.ts'],
  },
  {
    name: 'one message that is missing is not fetched',
    file: 'web/chat/patches.ts',
    replace: [
      "return missing === 1 && !places.includes(seq) ? 'last' : 'more'",
      "return missing === 1 && !places.includes(seq) ? 'nothing' : 'more'",
    ],
    noticedBy: ['web/chat/patches.test.ts'],
  },
  {
    name: 'what an answer quotes stays as it was',
    file: 'web/chat/patches.ts',
    replace: [
      'const content = parent.deletedAt ? null : quoteOf(parent.content)',
      'const content = quoteOf(parent.content)',
    ],
    noticedBy: ['web/chat/patches.test.ts'],
  },
  {
    name: 'the total of comments falls twice',
    file: 'web/comments/patches.ts',
    replace: ['comments.length === shown.comments.length ? shown : {', 'comments.length < 0 ? shown : {'],
    noticedBy: ['web/comments/patches.test.ts'],
  },
  {
    name: 'a list of notifications grows without end',
    file: 'web/inbox/patches.ts',
    replace: ['const notifications = merged.slice(0, limit)', 'const notifications = merged'],
    noticedBy: ['web/inbox/news.test.ts'],
    ids: ['SH-NOTIF-18'],
  },
  {
    name: 'the oldest notification stands first',
    file: 'web/inbox/patches.ts',
    replace: [
      '(a.createdAt + a.id < b.createdAt + b.id ? 1 : -1)',
      '(a.createdAt + a.id < b.createdAt + b.id ? -1 : 1)',
    ],
    noticedBy: ['web/inbox/news.test.ts'],
    ids: ['IN-STATE-07'],
  },
  {
    name: 'the events are read anew for every fact of others',
    file: 'web/base/live/inBursts.ts',
    replace: ['      again = true', '      renew()'],
    noticedBy: ['web/events/renewEvents.test.ts'],
    ids: ['EV-CAL-35'],
  },
  {
    name: 'the last of many changes of events is not read',
    file: 'web/base/live/inBursts.ts',
    replace: ['if (!again) return', 'return'],
    noticedBy: ['web/events/renewEvents.test.ts'],
    ids: ['EV-CAL-35'],
  },
  {
    name: 'members see the tabs of admins',
    file: 'web/base/address/navigation.ts',
    replace: ['viewer.mayOpenAdmin ? [...memberTabs, ...adminTabs] : memberTabs', '[...memberTabs, ...adminTabs]'],
    noticedBy: ['web/base/address/navigation.test.ts'],
  },
  {
    name: 'a page leads to another site',
    file: 'web/base/address/paths.ts',
    replace: [
      'return origin === own && hasOneSlash(pathname) ? pathname + search + hash : null',
      'return hasOneSlash(pathname) ? pathname + search + hash : null',
    ],
    noticedBy: ['web/base/address/paths.test.ts'],
  },
  {
    name: 'two slashes after the dots lead to another site',
    file: 'web/base/address/paths.ts',
    replace: [
      'return origin === own && hasOneSlash(pathname) ? pathname + search + hash : null',
      'return origin === own ? pathname + search + hash : null',
    ],
    noticedBy: ['web/base/address/paths.test.ts'],
  },
  {
    name: 'a link with a modifier key stays in the tab',
    file: 'web/base/address/links.ts',
    replace: ['if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null', ''],
    noticedBy: ['web/base/address/links.test.ts'],
  },
  {
    name: 'what a link left behind is read twice',
    file: 'web/base/address/handOver.ts',
    replace: ['for (const key of [viewKey, ...Object.values(keys)]) kept.removeItem(key)', 'void kept'],
    noticedBy: ['web/base/address/handOver.test.ts'],
    ids: ['SH-LINK-09'],
  },
  {
    name: 'a refused write is sent again',
    file: 'web/base/api/queries.ts',
    replace: ['failures < 1 && isWorthRetrying(error)', 'failures < 1'],
    noticedBy: ['web/base/api/queries.test.ts'],
  },
  {
    name: 'of fast clicks the first counts',
    file: 'web/base/api/lastWish.ts',
    replace: ['if (wish.state !== wanted) return send(wish.state as State)', ''],
    noticedBy: ['web/base/api/lastWish.test.ts'],
  },
  {
    name: 'a click while the last outcome is read falls back',
    file: 'web/base/api/useToggle.ts',
    replace: ['if (--underWay === 0) show(null)', 'show(null)'],
    noticedBy: ['web/base/api/useToggle.test.ts'],
  },
  {
    name: 'the focus goes to what is no more',
    file: 'web/base/focus/giveFocus.ts',
    replace: ['const next = places.find(isOnScreen)', 'const next = places[0] as HTMLElement'],
    noticedBy: ['web/base/focus/giveFocus.test.ts'],
    ids: ['SH-UI-15'],
  },
  {
    name: 'a field says what the server had against an earlier value',
    file: 'web/base/editing/faults.ts',
    replace: ['(isOfThis && said[name])', 'said[name]'],
    noticedBy: ['web/base/editing/faults.test.ts'],
  },
  {
    name: 'what one page leaves for the next is told on every page',
    file: 'web/base/parts/nextPageToast.ts',
    replace: ['sessionStorage.removeItem(toastKey)', ''],
    noticedBy: ['web/base/parts/nextPageToast.test.ts'],
  },
  {
    name: 'a sky is cropped where its frame is wide',
    file: 'web/base/parts/Sky.tsx',
    replace: ["preserveAspectRatio: 'none'", "preserveAspectRatio: 'xMidYMid slice'"],
    noticedBy: ['web/base/parts/Sky.test.tsx'],
  },
  {
    name: 'a first reading that began before a change is believed',
    file: 'web/base/api/queries.ts',
    replace: ['if (again) void super', 'if (!again) void super'],
    noticedBy: ['web/base/api/queries.test.ts'],
    ids: ['EV-CALL-51'],
  },
]

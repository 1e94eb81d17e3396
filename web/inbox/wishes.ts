import type { NotificationPage } from '@bewezen/domain/inbox/contract.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import type { WishKinds } from '../base/offline/wish.ts'
import { takeInboxChange } from './inboxCache.ts'
import { withOneRead, withReadUntil } from './patches.ts'

declare module '../base/offline/wish.ts' {
  interface Wishes {
    noticeRead: { id: string }
    allRead: { until: string }
  }
}

const isList = (queryHash: string) => queryHash.startsWith('[["inbox","list"]')
const isCount = (queryHash: string) => queryHash.startsWith('[["inbox","unread"]')
const renew = () => void queries().invalidateQueries({ queryKey: api.inbox.key() })

/** What is wanted without a line of notifications: that one is read, or all up to a moment (COM-CHAT-52). */
export const inboxWishes: WishKinds<'noticeRead' | 'allRead'> = {
  noticeRead: {
    about: ({ id }) => id,
    async send({ id }) {
      await api.inbox.markRead.call({ id })
      takeInboxChange({ counted: true })
    },
    renew,
    granted({ queryHash }, { id }) {
      if (isList(queryHash)) return (list: NotificationPage) => withOneLess(withOneRead(list, id))
      if (isCount(queryHash)) return withOneLess
    },
  },
  allRead: {
    about: () => '',
    goesFurther: (earlier, later) => earlier.until > later.until,
    async send({ until }) {
      await api.inbox.markAllRead.call({ until })
      takeInboxChange({ counted: true })
    },
    renew,
    granted({ queryHash }, { until }) {
      if (isList(queryHash)) return (list: NotificationPage) => withNone(withReadUntil(list, until))
      if (isCount(queryHash)) return withNone
    },
  },
}

/** The count that the server gave, without what it does not know to be read. */
const withOneLess = <Value extends { unread: number }>(value: Value): Value => ({
  ...value,
  unread: Math.max(0, value.unread - 1),
})
const withNone = <Value extends { unread: number }>(value: Value): Value => ({ ...value, unread: 0 })

import { maxInBell } from '@bewezen/domain/inbox/cache.ts'
import { aboutLine, kindOf, senderName, shownText, subjectOf } from '@bewezen/domain/inbox/card.ts'
import { isAnnounced } from '@bewezen/domain/inbox/notification.ts'
import type { Notification } from '@bewezen/domain/inbox/page.ts'
import { relativeTime } from '@bewezen/domain/inbox/relativeTime.ts'
import { targetPath } from '@bewezen/domain/inbox/target.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { untilLoaded } from '../../base/hydration/untilLoaded.ts'
import { words } from '../../base/parts/words.ts'
import { onArrivals } from '../inboxCache.ts'
import { useMarks } from '../useMarks.ts'
import { useNotifications, useUnread } from '../useNotifications.ts'
import type { BellProps } from './BellButton.tsx'
import type { BellNotice } from './BellRow.tsx'

/** The bell with its count, and the 50 newest notifications once its list is opened (SH-NOTIF-01..03). */
export function useBell(): BellProps {
  const [opened, setOpened] = useState(false)
  const unread = useUnread()
  const { data, isError, refetch } = useNotifications(maxInBell, opened)
  const { markOpened, markAllRead } = useMarks()
  const newest = data?.notifications
  useAnnouncing()
  return {
    unread,
    notices: {
      items: newest?.map((notification) => toNotice(notification, Date.now())),
      refusal: isError ? words.refused : null,
      retry: () => void refetch(),
    },
    onOpen: () => setOpened(true),
    onRead: ({ id }) => {
      const notification = newest?.find((one) => one.id === id)
      if (notification && targetPath(notification)) markOpened(notification)
    },
    onMarkAllRead: () =>
      void markAllRead(newest?.[0], async () => (await refetch({ cancelRefetch: false })).data?.notifications),
  }
}

/** Announces what arrives live; what that takes is fetched when there is something to announce. */
function useAnnouncing(): void {
  const { history } = useRouter()
  useEffect(
    () =>
      onArrivals((arrived) => {
        const announced = arrived.filter(({ type, read }) => isAnnounced(type) && !read)
        if (announced.length === 0) return
        void untilLoaded(() => import('../announce.ts')).then(({ announce }) =>
          announce(announced, (path) => history.push(path), history.location.pathname),
        )
      }),
    [history],
  )
}

function toNotice(notification: Notification, now: number): BellNotice {
  const { id, title, sender, createdAt, read } = notification
  return {
    id,
    name: senderName(notification),
    photo: sender?.avatarUrl,
    color: sender?.avatarColor,
    about: aboutLine(notification, kindOf(notification)),
    subject: subjectOf(notification),
    text: shownText(notification) || title,
    when: relativeTime(createdAt, now),
    at: createdAt,
    unread: !read,
    to: targetPath(notification) ?? '/inbox',
  }
}

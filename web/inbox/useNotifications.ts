import { minuteMs } from '@bewezen/domain/base/moment.ts'
import type { NotificationPage } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useRead } from '../base/api/useRead.ts'
import { hasLiveNotices, noticePollMs } from './liveNotices.ts'
import { unreadRead } from './unreadRead.ts'

/** Where notifications do not come live they are asked for every minute (SH-NOTIF-11). */
const refetchInterval = () => (hasLiveNotices() ? (false as const) : noticePollMs)

/** How long a list is fresh and kept; looking at the window again asks for nothing (SH-LIMIT-08, X3-CALL-16). */
export const keeping = { staleTime: 5 * minuteMs, gcTime: 10 * minuteMs, refetchOnWindowFocus: false } as const

const openedList = (list: NotificationPage) => ({ notifications: opened(list), unread: list.unread })

/** The newest notifications with what they are about; fresh for 5 minutes, kept for 10, kept current live (X3-CALL-16). */
export const useNotifications = (limit: number, enabled = true) =>
  useRead(api.inbox.list, { limit }, { enabled, refetchInterval, select: openedList, ...keeping })

/** How many notifications are unread in all (SH-NOTIF-02). */
export const useUnread = (): number =>
  useQuery({ ...unreadRead(), refetchOnWindowFocus: false, refetchInterval }, useQueries()).data?.unread ?? 0

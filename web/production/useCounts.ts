import type { DashboardTab } from '@bewezen/domain/production/kinds.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { fresh } from './fresh.ts'

/** The numbers beside the names of tabs: the tasks that are open. */
export function useCounts(eventId: string): Partial<Record<DashboardTab, number>> {
  const todos = useRead(api.production.todos, { eventId }, fresh).data?.todos
  const open = todos?.filter(({ status }) => status !== 'voltooid').length
  return open ? { todo: open } : {}
}

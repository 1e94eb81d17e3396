import { longDate } from '@bewezen/domain/base/dates.ts'
import type { TodoList } from '@bewezen/domain/production/todoLists.ts'
import { todoListWords as words } from '@bewezen/domain/production/todoListWords.ts'
import { useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useAttemptId } from '../../../base/api/useAttemptId.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../../base/parts/ConfirmDialog.tsx'
import { tellError, tellSuccess } from '../../../base/parts/toast.ts'
import { renewProduction } from '../../renew.ts'
import { listReason } from './listReason.ts'

/** Gives the event the tasks of a list; once it had them it asks first (EV-MORE-75). */
export function ApplyList({ list, eventId }: { list: TodoList; eventId: string }) {
  const cache = useQueries()
  const attempt = useAttemptId()
  /** When it was applied before, while that is asked about. */
  const [before, setBefore] = useState<string | null>(null)
  const apply = useChange(api.production.applyTodoList, {
    onSuccess: async ({ added }) => {
      attempt.done()
      setBefore(null)
      tellSuccess(words.done, words.doneText(added))
      await renewProduction(cache)
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      if (refusal?.code === 'LIST_APPLIED') return setBefore((refusal.data as { at: string }).at)
      setBefore(null)
      tellError(words.notDone, listReason(refusal?.code))
      void renewProduction(cache)
    },
  })
  const send = (again: boolean) => {
    const wish = { listId: list.id, eventId, again }
    apply.mutate({ id: attempt.idFor(wish), ...wish })
  }
  return (
    <>
      <Button
        look="line"
        size="s"
        aria-label={words.applyOf(list.name)}
        busy={apply.isPending}
        busyText={words.applying}
        onClick={() => (list.appliedAt === null ? send(false) : setBefore(list.appliedAt))}
      >
        {words.apply}
      </Button>
      <ConfirmDialog
        open={before !== null}
        onClose={() => setBefore(null)}
        question={words.againQuestion}
        text={before !== null && words.againText(list.name, longDate(before))}
        verb={words.againVerb}
        harmless
        busy={apply.isPending}
        onConfirm={() => send(true)}
      />
    </>
  )
}

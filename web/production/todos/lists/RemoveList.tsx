import type { TodoList } from '@bewezen/domain/production/todoLists.ts'
import { todoListWords as words } from '@bewezen/domain/production/todoListWords.ts'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { ConfirmDialog } from '../../../base/parts/ConfirmDialog.tsx'
import { IconButton } from '../../../base/parts/IconButton.tsx'
import { tellError, tellSuccess } from '../../../base/parts/toast.ts'
import { renewProduction } from '../../renew.ts'
import { listReason } from './listReason.ts'

/** Deletes a list after a question; the tasks that it gave stay (EV-MORE-74). */
export function RemoveList({ list }: { list: TodoList }) {
  const cache = useQueries()
  const [asks, setAsks] = useState(false)
  const remove = useChange(api.production.removeTodoList, {
    onSuccess: async () => {
      tellSuccess(words.removed)
      setAsks(false)
      await renewProduction(cache)
    },
    onError: (error) => {
      setAsks(false)
      tellError(words.notDone, listReason(refusalOf(error)?.code))
      void renewProduction(cache)
    },
  })
  return (
    <>
      <IconButton label={words.removeOf(list.name)} icon={<Trash size={18} />} onClick={() => setAsks(true)} />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={words.removeQuestion}
        text={words.removeText(list.name)}
        verb={words.removeVerb}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: list.id, version: list.version })}
      />
    </>
  )
}

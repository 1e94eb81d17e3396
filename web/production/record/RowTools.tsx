import type { RecordKind } from '@bewezen/domain/production/kinds.ts'
import { removeWords, screenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { recordMessages } from '@bewezen/domain/production/words.ts'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { renewProduction } from '../renew.ts'
import { reasonOf } from './messages.ts'

type Props = { kind: RecordKind; record: { id: string; version: number }; name: string; onEdit: () => void }

/** Changes or deletes a record; deleting asks first (EV-ADMIN-29). */
export function RowTools({ kind, record: { id, version }, name, onEdit }: Props) {
  const cache = useQueries()
  const [asks, setAsks] = useState(false)
  const remove = useChange(api.production.remove, {
    onSuccess: async () => {
      tellSuccess(recordMessages.success, recordMessages.done(kind, 'deleted'))
      setAsks(false)
      await renewProduction(cache)
    },
    onError: (error) => {
      setAsks(false)
      tellError(recordMessages.error, recordMessages.failed(kind, 'deleted', reasonOf(refusalOf(error)?.code ?? '')))
      void renewProduction(cache)
    },
  })
  return (
    <span className="inline-flex">
      <IconButton label={words.edit(name)} icon={<Pencil size={18} />} onClick={onEdit} />
      <IconButton label={words.remove(name)} icon={<Trash size={18} />} onClick={() => setAsks(true)} />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={removeWords[kind]}
        text={name}
        verb={words.removeVerb}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ kind, id, version })}
      />
    </span>
  )
}

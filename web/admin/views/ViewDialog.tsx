import { maxViewName, type SavedView, type ViewList, viewRefusal } from '@bewezen/domain/access/savedViews.ts'
import { savedViewRefused, savedViewWords as words } from '@bewezen/domain/admin/savedViewWords.ts'
import { adminReason } from '@bewezen/domain/admin/words.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import type { Refusal } from '../../base/api/refusal.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { Button } from '../../base/parts/Button.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useAdminChange } from '../useAdminChange.ts'

type Props = { list: ViewList; view: SavedView | null; query: string; onClose: () => void }

/** Names the filters that stand now, or gives saved ones another name or takes them away (ADM-MORE-41, ADM-MORE-42). */
export function ViewDialog({ list, view, query, onClose }: Props) {
  const [kept] = useState(query)
  const attempt = useAttemptId()
  const form = useForm<{ name: string }, 'name'>({ start: { name: view?.name ?? '' } })
  const { name } = form.values
  const onRefused = ({ code }: Refusal): boolean => {
    const said = code in savedViewRefused ? savedViewRefused[code as keyof typeof savedViewRefused].title : null
    form.refuse({ name: said ?? (code === 'INVALID_INPUT' ? words.nameWrong : adminReason(code)) })
    return true
  }
  const keep = useAdminChange(api.access.keepView, { said: () => words.kept, onDone: onClose, onRefused })
  const rename = useAdminChange(api.access.renameView, { said: () => words.renamed, onDone: onClose, onRefused })
  const remove = useAdminChange(api.access.removeView, { said: () => words.removed, onDone: onClose })
  const busy = keep.isPending || rename.isPending || remove.isPending

  const send = (element: HTMLFormElement) => {
    const faults = viewRefusal([], { name, isNew: false }) ? { name: words.nameWrong } : {}
    if (!form.check(element, faults)) return
    if (view) rename.mutate({ id: view.id, name })
    else keep.mutate({ id: attempt.idFor([name, kept]), list, name, query: kept })
  }
  return (
    <FormDialog
      width="s"
      onClose={onClose}
      unsaved={name !== (view?.name ?? '')}
      title={view ? words.editTitle : words.keepTitle}
      verb={words.save}
      busyText={words.saving}
      busy={busy}
      beside={
        view ? (
          <Button look="danger" disabled={busy} onClick={() => remove.mutate({ id: view.id })}>
            {words.remove}
          </Button>
        ) : undefined
      }
      onSend={send}
    >
      <TextField
        {...form.field('name')}
        label={words.name}
        hint={words.nameHint}
        maxLength={maxViewName * 2}
        required
      />
    </FormDialog>
  )
}

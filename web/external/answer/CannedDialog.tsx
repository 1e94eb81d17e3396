import type { CannedAnswer } from '@bewezen/domain/external/contract.ts'
import { cannedWords } from '@bewezen/domain/external/laterWords.ts'
import { cannedScreenWords as words } from '@bewezen/domain/external/screenWords.ts'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { listed } from '../../base/api/listed.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { List } from '../../base/parts/List.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { useExternalChange } from '../useExternalChange.ts'
import { CannedForm } from './CannedForm.tsx'

/** The answers that are kept to be used again: to add, change and delete (IN-EXT-30). */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useRead(api.external.cannedAnswers, {})
  const [edited, setEdited] = useState<CannedAnswer | 'new' | null>(null)
  const [asks, setAsks] = useState<CannedAnswer | null>(null)
  const remove = useExternalChange(api.external.removeCannedAnswer, {
    said: () => cannedWords.removed,
    failed: cannedWords.removeFailed,
    onDone: () => setAsks(null),
  })
  if (edited)
    return (
      <CannedForm
        answer={edited === 'new' ? null : edited}
        newest={data?.answers.find(({ id }) => edited !== 'new' && id === edited.id) ?? null}
        onClose={() => setEdited(null)}
      />
    )
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      title={cannedWords.title}
      actions={<Button onClick={() => setEdited('new')}>{cannedWords.add}</Button>}
    >
      <List
        of={listed(data?.answers, { error, refetch }, cannedWords.loadFailed)}
        label={cannedWords.title}
        empty={{ title: cannedWords.empty, art: 'arc' }}
        keyOf={({ id }) => id}
        row={(answer) => (
          <div className="flex items-start gap-2 border-b border-line pb-3">
            <div className="min-w-0 flex-1">
              <p dir="auto" className="font-semibold wrap-anywhere">
                {answer.title}
              </p>
              <p dir="auto" className="line-clamp-3 text-fs-14 wrap-anywhere whitespace-pre-line text-ink-2">
                {answer.content}
              </p>
            </div>
            <IconButton
              label={words.editOf(answer.title)}
              icon={<Pencil size={17} />}
              onClick={() => setEdited(answer)}
            />
            <IconButton
              label={words.removeOf(answer.title)}
              icon={<Trash2 size={17} />}
              onClick={() => setAsks(answer)}
            />
          </div>
        )}
      />
      {asks && (
        <ConfirmDialog
          open
          question={cannedWords.removeConfirm}
          text={words.removeText}
          verb={words.remove}
          busy={remove.isPending}
          onClose={() => setAsks(null)}
          onConfirm={() => remove.mutate({ id: asks.id })}
        />
      )}
    </ResponsiveModal>
  )
}

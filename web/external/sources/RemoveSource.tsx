import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { sourceWords as words } from '@bewezen/domain/external/laterWords.ts'
import { sourceScreenWords } from '@bewezen/domain/external/screenWords.ts'
import { externalNotices } from '@bewezen/domain/external/words.ts'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { useExternalChange } from '../useExternalChange.ts'

/** Asks before a source goes with all its conversations, and offers to switch it off instead (IN-EXT-05, IN-EXT-23). */
export function RemoveSource({ source, onClose }: { source: ExternalSource; onClose: () => void }) {
  const { id, isActive, threads } = source
  const remove = useExternalChange(api.external.removeSource, {
    said: () => externalNotices.sourceRemoved,
    failed: externalNotices.sourceRemoveFailed,
    onDone: onClose,
  })
  const switchOff = useExternalChange(api.external.switchSource, {
    said: () => sourceScreenWords.isOff,
    failed: words.switchFailed,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      question={words.removeConfirm(threads)}
      text={
        <span className="grid gap-3">
          <span>
            {source.name}. {sourceScreenWords.removeText}
          </span>
          {isActive && (
            <Button
              look="line"
              size="s"
              busy={switchOff.isPending}
              onClick={() => switchOff.mutate({ id, isActive: false })}
              className="justify-self-start"
            >
              {words.switchOffInstead}
            </Button>
          )}
        </span>
      }
      verb={words.remove}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ id })}
    />
  )
}

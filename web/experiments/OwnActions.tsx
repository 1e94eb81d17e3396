import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Community } from '@bewezen/domain/community/contract.ts'
import type { OwnExperiment } from '@bewezen/domain/experiments/contract.ts'
import { moveRefusal } from '@bewezen/domain/experiments/experiment.ts'
import { moveWords } from '@bewezen/domain/experiments/moveWords.ts'
import { experimentRefused, experimentWords, logbookWords as words } from '@bewezen/domain/experiments/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { ConfirmDialog } from '../base/parts/ConfirmDialog.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

const MoveChange = onNeed(() => import('./MoveChange.tsx'), 'MoveChange')
const ShareDialog = onNeed(() => import('./ShareDialog.tsx'), 'ShareDialog')

/** What is done with an experiment as a whole: showing it elsewhere, another first day, ending it, removing it (COM-N1-09, COM-N1-11, COM-N1-15). */
export function OwnActions({ of: experiment, communities }: { of: OwnExperiment; communities: Community[] }) {
  const { id: experimentId, endedDay } = experiment
  const [open, setOpen] = useState<'share' | 'move' | 'remove' | null>(null)
  const renew = () => queries().invalidateQueries({ queryKey: api.experiments.mine.key() })
  const refused = (title: string) => (error: unknown) =>
    tellError(title, refusalNotice(refusalOf(error)?.code ?? '', experimentRefused).text)
  const end = useChange(api.experiments.setEnded, {
    onSuccess: (_, { ended }) => {
      tellSuccess(ended ? words.ended : words.goesOn)
      return renew()
    },
    onError: refused(words.failed),
  })
  const remove = useChange(api.experiments.remove, {
    onSuccess: () => {
      tellSuccess(words.removedOne)
      return renew()
    },
    onError: (error) => {
      setOpen(null)
      refused(words.removeFailed)(error)
      // It is gone already, by another tab.
      if (refusalOf(error)?.code === 'NOT_FOUND') void renew()
    },
  })
  return (
    <div className="mt-4 flex flex-wrap gap-2.5 border-t border-line pt-4">
      <Button look="line" size="s" onClick={() => setOpen('share')}>
        {words.share}
      </Button>
      {!moveRefusal(experiment, experiment.values) && (
        <Button look="line" size="s" aria-haspopup="dialog" onClick={() => setOpen('move')}>
          {moveWords.title}
        </Button>
      )}
      <Button
        look="line"
        size="s"
        busy={end.isPending}
        onClick={() => end.mutate({ experimentId, ended: endedDay === null })}
      >
        {endedDay === null ? words.end : words.goOn}
      </Button>
      <Button look="danger" size="s" onClick={() => setOpen('remove')}>
        {words.remove}
      </Button>
      {open === 'share' && (
        <ShareDialog experiment={experiment} communities={communities} onClose={() => setOpen(null)} />
      )}
      {open === 'move' && <MoveChange experiment={experiment} onClose={() => setOpen(null)} />}
      {open === 'remove' && (
        <ConfirmDialog
          open
          question={words.removeQuestion}
          text={words.removeText(experimentWords.title(experiment))}
          verb={words.removeVerb}
          busy={remove.isPending}
          busyText={words.removing}
          onClose={() => setOpen(null)}
          onConfirm={() => remove.mutate({ experimentId })}
        />
      )}
    </div>
  )
}

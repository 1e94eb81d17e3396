import { adminReason, adminWords } from '@bewezen/domain/admin/words.ts'
import { Button } from './Button.tsx'

/** Somebody else saved meanwhile: says so, shows what stands there now, and offers to take it over (ADM-PANEL-22). */
export const ChangedMeanwhile = ({ current, onReload }: { current: string; onReload: () => void }) => (
  <div role="alert" className="grid gap-2 rounded-m bg-ember-soft px-4 py-3 text-fs-14 text-ember-ink">
    <p className="font-[550]">{adminReason('CHANGED')}</p>
    <p className="wrap-anywhere">
      {adminWords.nowStands} <strong>{current || adminWords.nothing}</strong>
    </p>
    <Button look="line" size="s" onClick={onReload} className="justify-self-start">
      {adminWords.reload}
    </Button>
  </div>
)

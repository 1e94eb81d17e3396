import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import type { ReactNode } from 'react'
import { Button } from '../base/parts/Button.tsx'

/** The foot of a panel: who sees it, and the button that saves this panel alone (SH-PROF-08). */
export const SaveRow = ({ icon, note, busy }: { icon: ReactNode; note: string; busy: boolean }) => (
  <div className="flex flex-col items-stretch gap-5 border-t border-line pt-5 lg:flex-row lg:items-center lg:justify-between">
    <p className="flex items-start gap-2 text-fs-14 leading-normal text-ink-2">
      <span className="mt-0.5">{icon}</span>
      {note}
    </p>
    <Button type="submit" busy={busy} busyText={panelWords.saving}>
      {panelWords.save}
    </Button>
  </div>
)

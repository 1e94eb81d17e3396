import type { ReactNode } from 'react'
import { Button } from '../parts/Button.tsx'
import { ChangedStrip } from './ChangedStrip.tsx'
import type { MeanwhileState } from './useEdited.ts'

/** A sentence and what more there is to say. */
type Said = { title: string | undefined; text?: string }
type Props = {
  of: MeanwhileState
  /** The sentences of the room; `verb` is what the button does. Of what changed field by field `ChangedStrip` has its own. */
  words: { forbidden: Said; gone: Said & { verb: string }; changed?: Said & { verb: string } }
}

/** The notice of what others did while something was edited, and how it goes on: saved, deleted, or the right taken away (X3-EDGE-13). */
export function Meanwhile({ of, words }: Props) {
  if (of.isForbidden) return <Notice says={words.forbidden} />
  if (of.isGone) return <MeanwhileNotice says={words.gone} onPress={of.makeAnew} />
  if (!of.isOutdated) return null
  if (of.changes) {
    const { changes, isRefused, goOn, takeOver } = of
    return <ChangedStrip record={{ isGone: false, isRefused, changes, goOn, takeOver }} />
  }
  return words.changed && <MeanwhileNotice says={words.changed} onPress={() => void of.takeOver()} />
}

/** The same of one thing, with what can be done about it. */
export const MeanwhileNotice = ({ says, onPress }: { says: Said & { verb: string }; onPress: () => void }) => (
  <Notice says={says}>
    <Button look="line" size="s" onClick={onPress}>
      {says.verb}
    </Button>
  </Notice>
)

/** It stays in sight while the fields scroll: the save cannot succeed before it is dealt with. */
const Notice = ({ says: { title, text }, children }: { says: Said; children?: ReactNode }) => (
  <div
    role="alert"
    className="sticky top-0 z-10 grid justify-items-start gap-2 rounded-m bg-ember-soft px-4 py-3 text-fs-14 text-ember-ink"
  >
    <p className="font-[650]">{title}</p>
    {text && <p>{text}</p>}
    {children}
  </div>
)

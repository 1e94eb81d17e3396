import { blockWords } from '@bewezen/domain/account/blockWords.ts'
import { isReason } from '@bewezen/domain/base/typedText.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

type Props = { name: string; busy: boolean; onBlock: (reason: string) => void; onClose: () => void }

/** Asks why somebody is shut out, since the mail to them says it (ADM-PANEL-06, COM-MOD-07). */
export const BlockDialog = ({ name, busy, onBlock, onClose }: Props) => (
  <ReasonDialog
    title={blockWords.title(name)}
    text={blockWords.text}
    label={blockWords.reason}
    hint={blockWords.reasonHint}
    fault={blockWords.reasonFault}
    isFit={isReason}
    verb={blockWords.block}
    isDanger
    busy={busy}
    onSend={onBlock}
    onClose={onClose}
  />
)

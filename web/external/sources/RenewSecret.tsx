import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { sourceWords as words } from '@bewezen/domain/external/laterWords.ts'
import { sourceScreenWords } from '@bewezen/domain/external/screenWords.ts'
import { api } from '../../base/api/api.ts'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { useExternalChange } from '../useExternalChange.ts'

type Props = {
  source: ExternalSource
  onRenewed: (source: ExternalSource, secret: string) => void
  onClose: () => void
}

/** Asks before the old secret stops working, and hands the new one on to be shown once (IN-EXT-14). */
export function RenewSecret({ source, onRenewed, onClose }: Props) {
  const renew = useExternalChange(api.external.renewSecret, {
    said: () => words.renewed,
    failed: words.renewFailed,
    onDone: ({ source, inboundSecret }) => onRenewed(source, inboundSecret),
  })
  return (
    <ConfirmDialog
      open
      question={words.renewConfirm}
      text={`${source.name}. ${sourceScreenWords.renewText}`}
      verb={words.renew}
      busy={renew.isPending}
      busyText={words.saving}
      onClose={onClose}
      onConfirm={() => renew.mutate({ id: source.id })}
    />
  )
}

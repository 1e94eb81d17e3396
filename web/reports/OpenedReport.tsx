import type { Report } from '@bewezen/domain/reports/contract.ts'
import { triageWords as words } from '@bewezen/domain/reports/words.ts'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useRead } from '../base/api/useRead.ts'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LoadFailed } from '../base/parts/LoadFailed.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { ReportDialog } from './ReportDialog.tsx'

type Props = { id: string; known: Report | null; onClose: () => void }

/** The report that the address names, on whatever page of the list it stands; `known` is what was clicked (ADM-MORE-62). */
export function OpenedReport({ id, known, onClose }: Props) {
  const { data, error, refetch } = useRead(
    api.reports.report,
    { id },
    { placeholderData: known?.id === id ? known : undefined },
  )
  // What was typed stays when somebody else deletes it meanwhile: saving says so.
  if (data) return <ReportDialog report={data} onClose={onClose} />
  if (!error) return null
  const code = refusalOf(error)?.code
  return (
    <ResponsiveModal open onClose={onClose} title={words.one}>
      {code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? (
        <EmptyState title={words.gone} text={words.goneText} art="arc" />
      ) : (
        <LoadFailed title={words.loadFailed} onRetry={() => void refetch()} />
      )}
    </ResponsiveModal>
  )
}

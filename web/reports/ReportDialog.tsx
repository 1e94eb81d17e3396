import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import type { Report } from '@bewezen/domain/reports/contract.ts'
import { deviceFields } from '@bewezen/domain/reports/device.ts'
import { categoryLabels, deviceLabels, triageWords } from '@bewezen/domain/reports/words.ts'
import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { buttonLook } from '../base/parts/buttonLook.ts'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { TriageActions, TriageForm } from './TriageForm.tsx'
import { useTriage } from './useTriage.ts'

/** A report in full, and what is done about it (ADM-PANEL-12). */
export function ReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const triage = useTriage(report, onClose)
  const { reporter, createdAt, category, description, attachment } = report
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      width="l"
      readsFirst
      title={triageWords.details(categoryLabels[category])}
      description={`${reporter?.name ?? profileWords.removed}, ${fullDateTime(createdAt)}`}
      unsaved={triage.isChanged}
      actions={<TriageActions triage={triage} />}
    >
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {description}
      </p>
      {attachment && <Attachment of={attachment} />}
      <Facts report={report} />
      <TriageForm triage={triage} />
    </ResponsiveModal>
  )
}

const Attachment = ({ of: { url, kind } }: { of: NonNullable<Report['attachment']> }) => (
  <div className="mt-4">
    {kind === 'picture' ? (
      <a href={url} target="_blank" rel="noreferrer" className="inline-block">
        <img
          src={url}
          alt={triageWords.openPicture}
          className="max-h-[320px] w-auto max-w-full rounded-m border border-line bg-surface-2"
        />
      </a>
    ) : (
      <a href={url} download className={buttonLook({ look: 'line', size: 's' })}>
        <Download size={17} />
        {triageWords.downloadDocument}
      </a>
    )}
  </div>
)

const Facts = ({ report: { pageUrl, device } }: { report: Report }) => (
  <dl className="my-5 grid gap-x-4 gap-y-1.5 rounded-m bg-surface-2 px-4 py-3 text-fs-14 sm:grid-cols-[max-content_minmax(0,1fr)]">
    <Fact name={triageWords.page}>{pageUrl || triageWords.noPage}</Fact>
    {deviceFields.map(
      (field) =>
        device[field] &&
        // The page, once more.
        !(field === 'url' && device.url === pageUrl) && (
          <Fact key={field} name={deviceLabels[field]}>
            {field === 'timestamp' ? momentText(device.timestamp ?? '') : device[field]}
          </Fact>
        ),
    )}
  </dl>
)

/** The clock of the device is somebody else's word: what is no moment is shown as it came. */
const momentText = (at: string): string => (Number.isNaN(Date.parse(at)) ? at : fullDateTime(at))

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-2">{name}</dt>
    <dd className="min-w-0 wrap-anywhere max-sm:mb-1.5">{children}</dd>
  </>
)

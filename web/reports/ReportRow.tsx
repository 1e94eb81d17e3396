import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import type { Report } from '@bewezen/domain/reports/contract.ts'
import type { ReportState } from '@bewezen/domain/reports/report.ts'
import { categoryLabels, stateLabels, triageWords } from '@bewezen/domain/reports/words.ts'
import Paperclip from 'lucide-react/icons/paperclip'
import { Badge, type BadgeLook } from '../base/parts/Badge.tsx'

const looks: Record<ReportState, BadgeLook> = { new: 'ember', in_progress: 'sky', solved: 'moss', rejected: 'neutral' }

export const StateBadge = ({ state }: { state: ReportState }) => <Badge look={looks[state]}>{stateLabels[state]}</Badge>

/** The path of a page without the site it is on, for reading. */
const pathOf = (address: string) => URL.parse(address)?.pathname ?? ''

/** A report at a glance; it opens as a whole. */
export function ReportRow({ report, onOpen }: { report: Report; onOpen: () => void }) {
  const { category, description, reporter, createdAt, device, pageUrl, attachment, assignee, state } = report
  const about = [
    reporter?.name ?? profileWords.removed,
    shortDayTime(createdAt),
    device.browser,
    pathOf(pageUrl),
    assignee && `${triageWords.assignee} ${assignee.name}`,
  ]
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className="-mx-2 grid w-[calc(100%+16px)] grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 rounded-m px-2 py-3 text-left hover:bg-surface-2 lg:grid-cols-[112px_minmax(0,1fr)_auto]"
    >
      <span>
        <Badge>{categoryLabels[category]}</Badge>
      </span>
      <span className="max-lg:order-3 max-lg:col-span-2">
        <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
          {description}
        </span>
        <span className="mt-0.5 block text-fs-13 leading-[1.45] text-ink-3 wrap-anywhere">
          {about.filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex items-center gap-2.5">
        {attachment && <Paperclip size={17} aria-label={triageWords.attachment} className="text-ink-2" />}
        <StateBadge state={state} />
      </span>
    </button>
  )
}

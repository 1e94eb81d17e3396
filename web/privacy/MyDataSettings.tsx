import { privacyWords as words } from '@bewezen/domain/privacy/words.ts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useDownload } from './useDownload.ts'

/** Download and removal of one's own account (SH-PROF-04, SH-PROF-05). */
export function MyDataSettings() {
  const [leaves, setLeaves] = useState(false)
  const { download, isBusy } = useDownload()
  return (
    <section aria-labelledby="my-data" className="grid gap-5">
      <h2 id="my-data" className="heading text-fs-26">
        {words.title}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="min-w-0 flex-1 basis-[280px]">
          <strong className="block">{words.download}</strong>
          <span className="text-fs-14 leading-normal text-ink-2">{words.downloadText}</span>
        </p>
        <Button
          look="line"
          icon={<Download size={18} />}
          busy={isBusy}
          busyText={words.downloading}
          onClick={download}
          className="max-sm:w-full"
        >
          {words.download}
        </Button>
      </div>
      <PathLink
        to="/profile/inzage"
        className="inline-flex min-h-11 items-center justify-self-start text-fs-14 font-[550] underline"
      >
        {words.whoLooked}
      </PathLink>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-5">
        <p className="min-w-0 flex-1 basis-[280px]">
          <strong className="block">{words.leave}</strong>
          <span className="text-fs-14 leading-normal text-ink-2">{words.leaveText}</span>
        </p>
        <Button look="danger" onClick={() => setLeaves(true)} className="max-sm:w-full">
          {words.leave}
        </Button>
      </div>
      {leaves && <LeaveDialog onClose={() => setLeaves(false)} />}
    </section>
  )
}

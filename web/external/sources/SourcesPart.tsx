import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { sourceWords as words } from '@bewezen/domain/external/laterWords.ts'
import { externalNotices, externalWords } from '@bewezen/domain/external/words.ts'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { SkeletonRow } from '../../base/parts/Skeleton.tsx'
import type { ChangeView } from '../useExternalView.ts'
import type { OpenSource } from './opened.ts'
import { SourcesTable } from './SourcesTable.tsx'

const SourceDialogs = onNeed(() => import('./SourceDialogs.tsx'), 'SourceDialogs')

/** Where messages from outside come from, newest first, and their management (IN-EXT-02..05, IN-EXT-13, IN-EXT-14). */
export function SourcesPart({ onOpen }: { onOpen: ChangeView }) {
  const read = useRead(api.external.sources, {})
  const [opened, setOpened] = useState<OpenSource | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, '[data-row]')
  const add = (
    <Button icon={<Plus size={18} />} aria-haspopup="dialog" onClick={() => setOpened({ what: 'form', source: null })}>
      {words.add}
    </Button>
  )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">{words.intro}</p>
        {read.data && read.data.sources.length > 0 && add}
      </div>
      <Card className="overflow-hidden">
        <div ref={box} tabIndex={-1} className="outline-none">
          <Loaded read={read} failed={externalNotices.sourcesFailed} waiting={<OnTheirWay />}>
            {({ sources }) =>
              sources.length === 0 ? (
                <EmptyState art="arc" {...externalWords.noSources} action={add} />
              ) : (
                <SourcesTable sources={sources} onOpen={setOpened} />
              )
            }
          </Loaded>
        </div>
      </Card>
      {opened && (
        <SourceDialogs
          opened={opened}
          newest={newestOf(read.data?.sources, opened.source)}
          onNext={setOpened}
          onClose={() => setOpened(null)}
          onThread={(threadId) => onOpen({ part: 'gesprekken', list: 'active', threadId })}
        />
      )}
    </div>
  )
}

const newestOf = (sources: readonly ExternalSource[] | undefined, source: ExternalSource | null) =>
  sources?.find(({ id }) => id === source?.id) ?? null

const OnTheirWay = () => (
  <div role="status" className="px-4 lg:px-6">
    <span className="sr-only">{externalWords.sourcesLoading}</span>
    {[1, 2, 3].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </div>
)

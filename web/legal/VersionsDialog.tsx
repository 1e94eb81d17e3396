import { dateTime } from '@bewezen/domain/base/dates.ts'
import type { LegalVersion } from '@bewezen/domain/legal/contract.ts'
import type { LegalPageType } from '@bewezen/domain/legal/pages.ts'
import { legalWords, legalEditWords as words } from '@bewezen/domain/legal/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Badge } from '../base/parts/Badge.tsx'
import { Button } from '../base/parts/Button.tsx'
import { List } from '../base/parts/List.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { CleanedText } from '../base/richText/CleanedText.tsx'

/** Every version of a legal page, each to be read as it stood (LEGAL-PAGE-17). */
export function VersionsDialog({ pageType, onClose }: { pageType: LegalPageType; onClose: () => void }) {
  const { data, isError, refetch } = useRead(api.legal.versions, { pageType })
  const [reading, setReading] = useState<LegalVersion | null>(null)
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      width="l"
      readsFirst
      title={reading ? reading.label : words.historyOf(legalWords.titles[pageType])}
      actions={
        reading && (
          <Button look="line" onClick={() => setReading(null)}>
            {words.back}
          </Button>
        )
      }
    >
      {reading ? (
        <Version version={reading} />
      ) : (
        <List
          of={{
            items: data?.versions,
            refusal: isError ? legalWords.loadFailed.text : null,
            retry: () => void refetch(),
          }}
          loading={words.loading}
          empty={{ title: words.none }}
          keyOf={({ id }) => id}
          row={(version) => <Row version={version} onRead={() => setReading(version)} />}
        />
      )}
    </ResponsiveModal>
  )
}

const Row = ({ version, onRead }: { version: LegalVersion; onRead: () => void }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-m border border-line bg-surface px-4 py-3">
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-2 font-[650]">
        {version.label}
        {version.isCurrent && <Badge look="moss">{words.current}</Badge>}
      </p>
      <p className="text-fs-14 wrap-anywhere text-ink-2">{version.title}</p>
      <p className="text-fs-13 text-ink-3">
        {dateTime(version.savedAt)} {words.savedBy(version.savedBy)}
      </p>
    </div>
    <Button look="line" size="s" aria-label={words.read(version.label)} onClick={onRead}>
      {words.readShort}
    </Button>
  </div>
)

function Version({ version: { id } }: { version: LegalVersion }) {
  const { data, isError, refetch } = useRead(api.legal.version, { versionId: id })
  if (isError)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p lang="en">{legalWords.loadFailed.text}</p>
        <Button look="line" onClick={() => void refetch()}>
          {legalWords.tryAgain}
        </Button>
      </div>
    )
  if (!data) return <Skeleton className="h-64 w-full" />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
    <article aria-label={data.title} tabIndex={0}>
      <h3 className="heading mb-4 text-fs-26">{data.title}</h3>
      <CleanedText html={data.content} className="rich-text-numbered" />
    </article>
  )
}

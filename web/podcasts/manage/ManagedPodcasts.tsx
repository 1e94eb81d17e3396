import { dateTime } from '@bewezen/domain/base/dates.ts'
import { podcastDialogWords } from '@bewezen/domain/podcasts/dialogLaterWords.ts'
import { podcastManageWords as words } from '@bewezen/domain/podcasts/manageWords.ts'
import type { ManagedPodcast } from '@bewezen/domain/podcasts/managingContract.ts'
import { platformWords, podcastWords } from '@bewezen/domain/podcasts/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Pencil from 'lucide-react/icons/pencil'
import { useId, useRef } from 'react'
import { api } from '../../base/api/api.ts'
import { listed } from '../../base/api/listed.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { LinkButton } from '../../base/parts/LinkButton.tsx'
import { List } from '../../base/parts/List.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { useOwnAccess } from '../../base/session/ownAccess.ts'
import { PodcastArt } from '../PodcastArt.tsx'
import { RemovePodcast } from './RemovePodcast.tsx'

type Props = { onEdit: (id: string) => void; onNew: () => void }

/** The management of podcasts inside `/podcasts`: every one with its tools; others are told that it is not theirs (POD-ADMIN-01, POD-ADMIN-02). */
export function ManagedPodcasts(props: Props) {
  const { data, isError } = useOwnAccess()
  if (!data && !isError) return <Skeleton className="mt-8 h-64 w-full" />
  if (data?.may.includes('managePodcasts')) return <Managed {...props} />
  return (
    <EmptyState
      title={podcastWords.manageForbidden}
      art="arc"
      action={
        <LinkButton to="/podcasts" look="line">
          {podcastDialogWords.view}
        </LinkButton>
      }
    />
  )
}

function Managed({ onEdit, onNew }: Props) {
  const heading = useId()
  const box = useRef<HTMLElement>(null)
  const read = useRead(api.podcasts.managed, {})
  useKeptFocus(box, '[data-row]')
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={heading} className="mt-6 outline-none lg:mt-8">
      <h2 id={heading} className="heading mb-4 text-fs-26">
        {words.title}
      </h2>
      <List
        of={listed(read.data?.podcasts, read, words.loadFailed)}
        label={words.title}
        loading={words.loading}
        skeleton={<Skeleton className="h-[104px] w-full" />}
        keyOf={({ id }) => id}
        row={(podcast) => <Row podcast={podcast} onEdit={() => onEdit(podcast.id)} />}
        empty={{ ...words.empty, art: 'arc', action: <Button onClick={onNew}>{words.add}</Button> }}
        className="grid gap-3"
      />
    </section>
  )
}

function Row({ podcast, onEdit }: { podcast: ManagedPodcast; onEdit: () => void }) {
  const { id, title, platform, speaker, isPublished, isFeatured, publishedAt, chapters, hasTranscript, saved, heard } =
    podcast
  const about = [
    platformWords[platform],
    speaker && displayName(speaker),
    publishedAt && dateTime(publishedAt),
    chapters > 0 && words.chapters(chapters),
    hasTranscript && words.transcript,
  ]
  return (
    <article
      data-row={id}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-l border border-line bg-surface p-3.5"
    >
      <div className="h-[72px] w-32 flex-none overflow-clip rounded-m bg-surface-3 max-sm:w-24">
        <PodcastArt podcast={podcast} size="card" />
      </div>
      <div className="min-w-0 flex-1 basis-[180px]">
        <h3 dir="auto" className="font-[650] wrap-anywhere">
          {title}
        </h3>
        <p className="mt-0.5 text-fs-14 wrap-anywhere text-ink-2">{about.filter(Boolean).join(', ')}</p>
        <p className="text-fs-14 text-ink-2">{words.counts(saved, heard)}</p>
      </div>
      <p className="flex flex-wrap gap-1.5 empty:hidden">
        {isFeatured && <Badge look="night">{podcastWords.featured}</Badge>}
        {!isPublished && <Badge look="line">{podcastWords.unpublished}</Badge>}
      </p>
      <div className="ml-auto flex gap-1">
        <IconButton label={podcastDialogWords.open(title)} icon={<Pencil size={18} />} onClick={onEdit} />
        <RemovePodcast id={id} title={title} />
      </div>
    </article>
  )
}

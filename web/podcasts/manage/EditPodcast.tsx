import { podcastRefused, podcastManageWords as words } from '@bewezen/domain/podcasts/manageWords.ts'
import type { PodcastEdit } from '@bewezen/domain/podcasts/managingContract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useRead } from '../../base/api/useRead.ts'
import { WaitingDialog } from '../../base/editing/WaitingDialog.tsx'
import { PodcastDialog } from './PodcastDialog.tsx'

type Props = { id: string | null; onClose: () => void; onRemoved?: () => void }

/** The management of one episode, or of a new one, once it was read (POD-LIST-07, POD-ADMIN-01). */
export function EditPodcast({ id, onClose, onRemoved = onClose }: Props) {
  const read = useRead(api.podcasts.edit, { id: id ?? '' }, { enabled: id !== null, gcTime: 0 })
  const [first, setFirst] = useState<PodcastEdit>()
  if (read.data && !first) setFirst(read.data)
  const isGone = isNotThere(read.error)
  const readAgain = async () => {
    const { data, isSuccess, error } = await read.refetch()
    return isNotThere(error) ? { isSuccess: true, stored: undefined } : { isSuccess, stored: data }
  }
  const given = { readAgain, onClose, onRemoved }
  if (id === null) return <PodcastDialog {...given} stored={null} />
  // Of one that is taken away while it is edited, what was typed stays.
  if (first) return <PodcastDialog {...given} stored={isGone ? undefined : (read.data ?? first)} />
  const said = podcastRefused[refusalOf(read.error)?.code ?? ''] ?? words.loadFailed
  return <WaitingDialog title={words.edit} read={read} onClose={onClose} failed={said} />
}

const isNotThere = (error: unknown): boolean => refusalOf(error)?.code === 'NOT_FOUND'

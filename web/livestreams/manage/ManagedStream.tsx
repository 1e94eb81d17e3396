import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useMay } from '../../base/session/ownAccess.ts'
import { RecordingDialog } from './RecordingDialog.tsx'
import { StreamDialog } from './StreamDialog.tsx'

/** Which form of a stream is open. */
export type StreamForm = 'edit' | 'recording'
type Props = { form: StreamForm; stream: Livestream; onClose: () => void }

/**
 * A form over a stream as it is stored by now. It stays, with what was typed, when another manager deletes the stream or
 * takes the right away meanwhile (LIVE-MORE-65, X3-EDGE-13).
 */
export function ManagedStream({ form, stream, onClose }: Props) {
  const { id } = stream
  // News of a change asks anew; nothing else has to.
  const read = useRead(
    api.livestreams.read,
    { id },
    { initialData: stream, staleTime: Number.POSITIVE_INFINITY, retry: false },
  )
  const mayManage = useMay('manageLivestreams')
  const [last, setLast] = useState(stream)
  // Whoever may not manage any more reads it without what the form is about; what was read for another dialog may be older.
  if (read.data && versionOf(read.data) > versionOf(last)) setLast(read.data)
  const isGone = mayManage && refusalOf(read.error)?.code === 'NOT_FOUND'
  return form === 'edit' ? (
    <StreamDialog stored={last} isGone={isGone} onClose={onClose} />
  ) : (
    <RecordingDialog stream={last} onClose={onClose} />
  )
}

const versionOf = ({ manage }: Livestream): number => manage?.version ?? 0

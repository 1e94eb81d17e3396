import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import type { Channel } from '@bewezen/domain/community/contract.ts'
import { composerWords } from '@bewezen/domain/community/words.ts'
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { tellError } from '../../base/parts/toast.ts'
import type { Viewer } from '../../base/session/viewer.ts'
import { outbox } from '../outbox/load.ts'
import { Composer } from './Composer.tsx'
import { clearDraft, type Draft, draftOf, onDraft, patchDraft } from './drafts.ts'
import { composerId } from './focusComposer.ts'
import { ownMessage } from './ownMessage.ts'

const ExperimentTool = onNeed(() => import('./ExperimentTool.tsx'), 'ExperimentTool')

type Props = { channel: Pick<Channel, 'id' | 'name'>; namesPeople: boolean; viewer: Viewer; onSend: () => void }

/** The composer of a channel. It keeps its own text, so that typing draws nothing else anew (COM-CHAT-09). */
export const ChatComposer = memo(({ channel, namesPeople, viewer, onSend }: Props) => {
  const draft = useSyncExternalStore(onDraft, () => draftOf(viewer.id, channel.id))
  const change = useCallback((part: Partial<Draft>) => patchDraft(viewer.id, channel.id, part), [viewer.id, channel.id])
  const sendDraft = useCallback(() => {
    const { email: _, ...author } = viewer
    const now = draftOf(viewer.id, channel.id)
    const createdAt = new Date().toISOString()
    const message = ownMessage({ id: newId(), channelId: channel.id, author, draft: now, createdAt })
    // Without its code, which a lost line can hold back, what was written goes back where it was.
    outbox().then(
      ({ send }) => send(message, now.picture),
      () => {
        patchDraft(viewer.id, channel.id, now)
        tellError(failureWords.offline)
      },
    )
    clearDraft(viewer.id, channel.id)
    onSend()
  }, [viewer, channel.id, onSend])
  // Showing an experiment is for channels, as naming people is.
  const tools = useMemo(
    () => namesPeople && <ExperimentTool {...{ channel, viewer, onSend }} />,
    [namesPeople, channel, viewer, onSend],
  )
  return (
    <Composer
      id={composerId}
      channelId={channel.id}
      namesPeople={namesPeople}
      placeholder={composerWords.placeholder(channel.name)}
      draft={draft}
      onDraft={change}
      onSend={sendDraft}
      tools={tools}
    />
  )
})

import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { composerWords } from '@bewezen/domain/community/words.ts'
import { memo, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { tellError } from '../../base/parts/toast.ts'
import type { Viewer } from '../../base/session/viewer.ts'
import {
  Composer,
  clearDraft,
  composerId,
  type Draft,
  draftOf,
  focusComposerEnd,
  onDraft,
  patchDraft,
  takeBegun,
} from '../../talk/index.ts'
import type { Exchange } from '../exchange.ts'
import { outbox } from '../outbox/load.ts'
import { ownMessage } from './ownMessage.ts'

const ExperimentTool = onNeed(() => import('./ExperimentTool.tsx'), 'ExperimentTool')

type Props = { exchange: Exchange; viewer: Viewer; onSend: () => void }

/** The composer of a channel or a private conversation. It keeps its own text, so that typing draws nothing else anew (COM-CHAT-09). */
export const ChatComposer = memo(
  ({ exchange: { id: channelId, name, isPrivate, isEvening = false }, viewer, onSend }: Props) => {
    const draft = useSyncExternalStore(onDraft, () => draftOf(viewer.id, channelId))
    const change = useCallback((part: Partial<Draft>) => patchDraft(viewer.id, channelId, part), [viewer.id, channelId])
    const sendDraft = useCallback(() => {
      const { email: _, ...author } = viewer
      const now = draftOf(viewer.id, channelId)
      const createdAt = new Date().toISOString()
      const message = ownMessage({ id: newId(), channelId, author, draft: now, createdAt })
      // Without its code, which a lost line can hold back, what was written goes back where it was.
      outbox().then(
        ({ send }) => send(message, now.picture),
        () => {
          patchDraft(viewer.id, channelId, now)
          tellError(failureWords.offline)
        },
      )
      clearDraft(viewer.id, channelId)
      onSend()
    }, [viewer, channelId, onSend])
    useEffect(() => {
      if (takeBegun(channelId)) focusComposerEnd()
    }, [channelId])
    // Showing an experiment is for channels, as naming people is.
    const tools = useMemo(
      () =>
        !(isPrivate || isEvening) && (
          <ExperimentTool channel={{ id: channelId, name }} viewer={viewer} onSend={onSend} />
        ),
      [isPrivate, isEvening, channelId, name, viewer, onSend],
    )
    return (
      <Composer
        id={composerId}
        channelId={channelId}
        namesPeople={!isPrivate}
        namesGroups={!isEvening}
        placeholder={composerWords.placeholder(name)}
        draft={draft}
        onDraft={change}
        onSend={sendDraft}
        tools={tools}
      />
    )
  },
)

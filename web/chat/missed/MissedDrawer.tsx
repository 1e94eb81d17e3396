import { missedWords } from '@bewezen/domain/community/missedWords.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { SkeletonRow } from '../../base/parts/Skeleton.tsx'
import { MissedMessage } from './MissedMessage.tsx'

type Props = { channelId: string; afterSeq: number; goTo: (messageId: string) => void; onClose: () => void }

/** What mattered most of what somebody missed, with the way to each message (COM-CHAT-40). */
export function MissedDrawer({ channelId, afterSeq, goTo, onClose }: Props) {
  const read = useRead(api.community.missed, { channelId, afterSeq }, { staleTime: 0, gcTime: 0 })
  const { data } = read
  const leave = (messageId: string) => {
    onClose()
    setTimeout(() => goTo(messageId), afterDialogMs)
  }
  const firstId = data?.firstId
  return (
    <ResponsiveModal
      open
      look="drawer"
      onClose={onClose}
      readsFirst
      title={missedWords.title}
      description={data && data.messages > 0 ? missedWords.since(data) : undefined}
      actions={firstId && <Button onClick={() => leave(firstId)}>{missedWords.fromFirst}</Button>}
    >
      <Loaded read={read} failed={missedWords.failed} waiting={<Waiting />}>
        {({ noticed, messages }) =>
          noticed.length > 0 ? (
            <ul className="grid gap-2.5">
              {noticed.map((one) => (
                <li key={one.message.id}>
                  <MissedMessage of={one} onOpen={leave} />
                </li>
              ))}
            </ul>
          ) : messages > 0 ? (
            <EmptyState title={missedWords.calm} text={missedWords.calmText} />
          ) : (
            <EmptyState title={missedWords.nothing} text={missedWords.nothingText} />
          )
        }
      </Loaded>
    </ResponsiveModal>
  )
}

const Waiting = () => (
  <div role="status">
    <span className="sr-only">{missedWords.loading}</span>
    {[1, 2, 3, 4].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </div>
)

/** A dialog that closes gives the focus back; only then it can move on to the message. */
const afterDialogMs = 50

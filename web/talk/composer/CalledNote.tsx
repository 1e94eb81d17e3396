import { calledWords as words } from '@bewezen/domain/community/calledWords.ts'
import { callsUnasked, maxNamed, mentionsIn, namedBy } from '@bewezen/domain/community/mentions.ts'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { useRead } from '../../base/api/useRead.ts'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { useSettled } from './useSettled.ts'

const ConfirmDialog = onNeed(() => import('../../base/parts/ConfirmDialog.tsx'), 'ConfirmDialog')

/** Sends, after asking where that calls many people. */
export type Calling = { send: () => void }

type Props = {
  ref: Ref<Calling>
  channelId: string
  /** The message whose text is changed. */
  messageId?: string
  text: string
  onSend: () => void
}

/** People come and go while somebody writes. */
const againMs = 15_000

/** How many people a text that names a group calls, and the question before it calls many (COM-CHAT-42). */
export function CalledNote({ ref, channelId, messageId, text, onSend }: Props) {
  const named = mentionsIn(text, true).batches.length > 0 ? namedBy(text).slice(0, maxNamed) : ''
  const settled = useSettled(named)
  const asked = settled === named
  const { data, isError, isPlaceholderData } = useRead(
    api.community.called,
    { channelId, messageId, named },
    { enabled: asked && named !== '', retry: false, refetchInterval: againMs, placeholderData: (before) => before },
  )
  const known = data && !isPlaceholderData ? data.people : null
  /** Sending twice while they are counted is sending once. */
  const isCounting = useRef(false)
  /** How many people are asked about; nothing when they could not be counted. */
  const [asks, setAsks] = useState<{ people: number | null } | null>(null)

  useImperativeHandle(ref, () => ({
    async send() {
      if (named === '') return onSend()
      if (isCounting.current) return
      isCounting.current = true
      const people = known ?? (await countNow({ channelId, messageId, named }))
      isCounting.current = false
      if (people === null || people > callsUnasked) setAsks({ people })
      else onSend()
    },
  }))
  if (named === '') return null
  return (
    <>
      <p role="status" className="px-4 pt-0.5 text-fs-13 font-semibold text-ink-2">
        {data ? words.calls(data.people) : isError ? words.failed : words.counting}
      </p>
      {asks && (
        <ConfirmDialog
          open
          harmless
          question={asks.people === null ? words.uncounted : words.question(asks.people)}
          text={words.text}
          verb={messageId ? words.save : words.send}
          onClose={() => setAsks(null)}
          onConfirm={() => {
            setAsks(null)
            onSend()
          }}
        />
      )}
    </>
  )
}

const countNow = (of: { channelId: string; messageId?: string; named: string }): Promise<number | null> =>
  queries()
    .fetchQuery(api.community.called.queryOptions({ input: of, retry: false }))
    .then(
      ({ people }) => people,
      () => null,
    )

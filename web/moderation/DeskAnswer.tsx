import { newId } from '@bewezen/domain/base/ids.ts'
import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import { isWaiting } from '@bewezen/domain/community/desk.ts'
import { deskFaults, deskNotice, deskWords as words } from '@bewezen/domain/community/deskWords.ts'
import { maxMessageLength, messageTextRefusal } from '@bewezen/domain/community/messageText.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { useOwnAccount } from '../base/session/viewer.ts'
import { draftOf, patchDraft } from '../talk/index.ts'

type Talk = { id: string; lastSeq: number; settledSeq: number }

/** Answers as 'Beheer', or says that nothing needs an answer; what was typed stays when it is refused (COM-MOD-13). */
export function DeskAnswer({ talk }: { talk: Talk }) {
  const viewerId = useOwnAccount()?.id ?? ''
  const [draft, setDraft] = useState(() => ({ id: newId(), text: draftOf(viewerId, talk.id).text }))
  const [fault, setFault] = useState<string | null>(null)
  const { answer, settle } = useDesk(() => write(''))
  // Another text is another answer: what may have arrived already is never sent as something else.
  const write = (text: string) => {
    setDraft({ id: newId(), text })
    patchDraft(viewerId, talk.id, { text })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const refusal = messageTextRefusal(draft.text)
    setFault(refusal && deskFaults[refusal])
    if (refusal === null)
      answer.mutate({ id: draft.id, conversationId: talk.id, content: draft.text, seenSeq: talk.lastSeq })
  }
  return (
    <form onSubmit={send} noValidate className="grid gap-3 border-t border-line pt-4">
      <TextArea
        label={words.answer}
        rows={3}
        atMost={maxMessageLength}
        lengthOf={visibleLength}
        error={fault}
        value={draft.text}
        onChange={({ currentTarget }) => {
          write(currentTarget.value)
          setFault(null)
        }}
      />
      <div className="flex flex-wrap justify-end gap-2.5 max-sm:*:flex-1">
        {isWaiting(talk) && (
          <Button
            look="line"
            busy={settle.isPending}
            onClick={() => settle.mutate({ conversationId: talk.id, seq: talk.lastSeq })}
          >
            {words.settle}
          </Button>
        )}
        <Button type="submit" busy={answer.isPending}>
          {answer.isPending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}

function useDesk(onSent: () => void) {
  const cache = useQueries()
  const renew = () => {
    for (const read of [api.community.deskTalk, api.community.deskTalks])
      void cache.invalidateQueries({ queryKey: read.key() })
  }
  const onError = (error: unknown) => {
    const { title, text } = deskNotice(refusalOf(error)?.code ?? '')
    tellError(title, text)
    renew()
  }
  const answer = useChange(api.community.answerAsDesk, {
    onSuccess: () => {
      tellSuccess(words.sent)
      onSent()
      renew()
    },
    onError,
  })
  const settle = useChange(api.community.settleDeskTalk, {
    onSuccess: () => {
      tellSuccess(words.settled)
      renew()
    },
    onError,
  })
  return { answer, settle }
}

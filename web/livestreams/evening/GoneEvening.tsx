import { eveningWords as words } from '@bewezen/domain/livestreams/eveningWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { dropTyped } from '../../base/editing/keptTyped.ts'
import { TypedLeft } from '../../base/parts/TypedLeft.tsx'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { clearDraft, draftOf } from '../../talk/index.ts'
import { typedQuestion } from './typedQuestion.ts'

type Props = { id: string; onDone: () => void }

/** What somebody was writing in an evening that went, its stream deleted or no longer for them: the message and the question (LIVE-MORE-74). */
export function GoneEvening({ id, onDone }: Props) {
  const personId = useOwnAccount()?.id ?? ''
  const [{ channelId, message, question }] = useState(() => {
    const channelId = channelOf(id)
    const message = channelId === null ? '' : draftOf(personId, channelId).text
    return { channelId, message, question: typedQuestion(personId, id) }
  })
  const typed = [message, question.text].filter((text) => text.trim() !== '')
  if (typed.length === 0) return null
  const putAway = () => {
    if (channelId !== null) clearDraft(personId, channelId)
    dropTyped(question.key)
    onDone()
  }
  return <TypedLeft title={words.gone} typed={typed} onDone={putAway} className="mb-6" />
}

/** The conversation as it was read while it was there; null when it was not. */
const channelOf = (id: string): string | null =>
  queries().getQueryData(api.livestreams.evening.queryKey({ input: { id } }))?.channelId ?? null

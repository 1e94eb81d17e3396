import type { ExternalMessage } from '@bewezen/domain/external/contract.ts'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

const nearEnd = 80

/**
 * At the newest message when it opens, while one reads there and when one answers; where one reads when earlier ones come
 * above. Tells a reader further up whether something came below (IN-EXT-07, IN-EXT-95).
 */
export function useHeldPlace(
  box: React.RefObject<HTMLDivElement | null>,
  messages: readonly ExternalMessage[],
  ownId: string | undefined,
) {
  const before = useRef({ height: 0, first: '', last: '' })
  const newest = messages.at(-1)
  const [isAtEnd, setAtEnd] = useState(true)
  const [seenId, setSeenId] = useState(newest?.id)
  const look = useCallback(() => {
    if (box.current) setAtEnd(below(box.current) < nearEnd)
  }, [box])
  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    look()
  }, [box, look])
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { height, first, last } = before.current
    const wasAtEnd = height === 0 || height - element.scrollTop - element.clientHeight < nearEnd
    const grewAbove = height > 0 && first !== '' && messages[0]?.id !== first
    const isOwn = last !== '' && newest?.id !== last && newest?.sentBy != null && newest.sentBy.id === ownId
    if (grewAbove) element.scrollTop += element.scrollHeight - height
    else if (wasAtEnd || isOwn) element.scrollTop = element.scrollHeight
    before.current = { height: element.scrollHeight, first: messages[0]?.id ?? '', last: newest?.id ?? '' }
    look()
  }, [box, messages, newest, ownId, look])
  if (isAtEnd && seenId !== newest?.id) setSeenId(newest?.id)
  return { isAtEnd, hasNews: !isAtEnd && seenId !== newest?.id, look, toEnd }
}

const below = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  scrollHeight - scrollTop - clientHeight

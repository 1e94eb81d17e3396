import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useFollowedAtOnce } from '../base/document/useFollowedAtOnce.ts'
import { Waiting } from '../base/document/Waiting.tsx'
import { shapeAt } from './shapeAt.ts'

/** The community while it is fetched, in one shape from the gate on, so that nothing changes on screen in between (SH-ERR-30). */
export function Loading({ text }: { text?: string }) {
  const place = useRef<HTMLDivElement>(null)
  useFollowedAtOnce(place)
  return (
    <div ref={place} data-fills className="contents">
      <Waiting shape={useLocation({ select: ({ pathname }) => shapeAt(pathname) })} text={text} />
    </div>
  )
}

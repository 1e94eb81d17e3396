import { useLocation } from '@tanstack/react-router'
import { Waiting } from '../base/document/Waiting.tsx'
import { shapeAt } from './shapeAt.ts'

/** The community while it is fetched, in one shape from the gate on, so that nothing changes on screen in between (SH-ERR-30). */
export const Loading = ({ text }: { text?: string }) => (
  <div data-fills className="contents">
    <Waiting shape={useLocation({ select: ({ pathname }) => shapeAt(pathname) })} text={text} />
  </div>
)

import { Queue } from '../../moderation/index.ts'
import { Appeals } from './Appeals.tsx'

/** 'Moderatie': the queue of reported messages, and what blocked people say against it (ADM-PANEL-13, COM-MOD-08). */
export const ModerationSection = () => (
  <div className="grid max-w-[816px] gap-10">
    <Queue after={<Appeals />} />
  </div>
)

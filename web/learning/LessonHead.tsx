import { Art } from './Art.tsx'
import { Video } from './Video.tsx'

type Props = { lesson: { slug: string; title: string; videoId: string | null } }

/** What stands above a lesson: its video, or without one the drawing that its card has, whole in a frame of a kept height (MKT-MORE-46). */
export const LessonHead = ({ lesson }: Props) =>
  lesson.videoId ? (
    <Video id={lesson.videoId} title={lesson.title} />
  ) : (
    <div className="mt-3 h-40 overflow-clip rounded-l sm:h-56 lg:h-64">
      <Art of={lesson} />
    </div>
  )

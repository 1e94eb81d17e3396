import type { Face } from '@bewezen/domain/profile/face.ts'
import { Avatar } from '../base/parts/Avatar.tsx'

/** Who teaches it. */
export const TeacherLine = ({ name, teacher }: { name: string; teacher: Face }) => (
  <span className="inline-flex items-center gap-2">
    <Avatar name={name} photo={teacher.avatarUrl} color={teacher.avatarColor} size={32} />
    {name}
  </span>
)

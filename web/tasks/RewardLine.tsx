import { taskWords } from '@bewezen/domain/tasks/words.ts'
import Sun from 'lucide-react/icons/sun'

/** The reward for all tasks of a day, to be earned or earned today (SH-TODO-17, SH-TODO-19). */
export const RewardLine = ({ isEarned }: { isEarned: boolean }) => (
  <p className="flex items-start gap-2 py-3 text-fs-14 font-semibold text-sun-ink">
    <Sun size={17} aria-hidden="true" className="mt-0.5 flex-none" />
    {isEarned ? taskWords.earned : taskWords.reward}
  </p>
)

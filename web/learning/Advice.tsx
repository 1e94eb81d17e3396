import { learningWords } from '@bewezen/domain/learning/words.ts'
import Info from 'lucide-react/icons/info'

/** What health advice is not; under every lesson and challenge (COM-LEARN-21). */
export const Advice = () => (
  <p className="mt-8 flex items-start gap-2.5 rounded-m bg-surface-2 px-4 py-3.5 text-fs-14 text-ink-2">
    <Info size={17} className="mt-0.5 flex-none" aria-hidden="true" />
    {learningWords.advice}
  </p>
)

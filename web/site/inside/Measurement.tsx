import { insideWords } from '@bewezen/domain/site/insideWords.ts'
import { comparedOf, type Measured } from '@bewezen/domain/site/measured.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { MeasuredChart } from './MeasuredChart.tsx'

const words = insideWords.measured

/** What somebody measured, in small: the two averages and their graph (MKT-MORE-11). */
export function Measurement({ of: measured }: { of: Measured }) {
  const { before, after, decimals } = comparedOf(measured)
  return (
    <div>
      <p className="text-fs-14 text-ink-2 wrap-anywhere first-letter:uppercase">{measured.measure}</p>
      <p className="flex flex-wrap items-baseline gap-x-2 font-display text-fs-34 leading-tight tracking-[-0.03em]">
        {words.average(before.average, decimals)}
        <ArrowRight size={20} role="img" aria-label={words.to} className="self-center" />
        {words.average(after.average, decimals)}
        <span className="font-text text-fs-16 tracking-normal text-ink-2 wrap-anywhere">{measured.unit}</span>
      </p>
      <div className="mt-2">
        <MeasuredChart of={measured} isSmall />
      </div>
    </div>
  )
}

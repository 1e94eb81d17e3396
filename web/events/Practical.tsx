import { columnWords as words } from '@bewezen/domain/events/detailWords.ts'
import { type PracticalLine, practicalLines } from '@bewezen/domain/events/practical.ts'
import Bike from 'lucide-react/icons/bike'
import Bus from 'lucide-react/icons/bus'
import Car from 'lucide-react/icons/car'
import Check from 'lucide-react/icons/check'
import Footprints from 'lucide-react/icons/footprints'
import MapPin from 'lucide-react/icons/map-pin'
import TrainFront from 'lucide-react/icons/train-front'

/** What to bring, a thing beside a thing (EV-MORE-147). */
export function Bring({ text }: { text: string }) {
  const lines = practicalLines(text)
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className="mb-2.5 font-[650]">{words.bring}</h3>
      <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and stand in their order
          <li key={at} className="flex items-start gap-3">
            <span className="grid size-9 flex-none place-items-center rounded-m bg-sun-soft text-sun-ink">
              <Check size={18} aria-hidden="true" />
            </span>
            <Line of={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How to get there, a way a line (EV-MORE-148). */
export function Travel({ text }: { text: string }) {
  const lines = practicalLines(text)
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-[650]">{words.travel}</h3>
      <ul className="grid gap-2">
        {lines.map((line, at) => {
          const Icon = ways.find(([named]) => named.test(line.what))?.[1] ?? MapPin
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and stand in their order
            <li key={at} className="flex items-start gap-3">
              <Icon size={18} aria-hidden="true" className="mt-[3px] flex-none text-ink-2" />
              <Line of={line} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The picture of a way, by the first word that is known. */
const ways = [
  [/trein|station|spoor/i, TrainFront],
  [/\bbus|tram|metro|ov\b/i, Bus],
  [/fiets/i, Bike],
  [/auto|parkeer|parkeren/i, Car],
  [/lopen|loop|wandel|te voet/i, Footprints],
] as const

const Line = ({ of: { what, more } }: { of: PracticalLine }) => (
  <p dir="auto" className="min-w-0 leading-snug wrap-anywhere">
    <span className="font-semibold">{what}</span>
    {more && <span className="block text-fs-14 text-ink-2">{more}</span>}
  </p>
)

import { deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import type { Catering } from '@bewezen/domain/events/participants.ts'
import { Card } from '../../../base/parts/Card.tsx'
import { CountBars } from '../CountBars.tsx'

/** What the kitchen must know of one date, in numbers and without names; nothing while nobody comes (EV-PART-04). */
export function DietarySummary({ dietary, count }: { dietary: Catering | null; count: number }) {
  if (dietary && count === 0) return null
  return (
    <Card as="section" pad aria-labelledby="dietary">
      <h2 id="dietary" className="heading text-fs-21">
        {words.dietary}
      </h2>
      <p className="mt-1 max-w-[62ch] text-fs-14 text-ink-2">
        {dietary ? words.dietaryText(count) : words.dietaryPerDate}
      </p>
      {dietary && dietary.dietaryRestrictions.length + dietary.allergies.length === 0 && (
        <p className="mt-3 text-[15px]">{words.dietaryNone}</p>
      )}
      {dietary && (
        <div className="mt-4 grid gap-x-10 gap-y-5 lg:grid-cols-2">
          <Answers title={words.diet} counts={dietary.dietaryRestrictions} />
          <Answers title={words.allergies} counts={dietary.allergies} />
        </div>
      )}
    </Card>
  )
}

const Answers = ({ title, counts }: { title: string; counts: Catering['allergies'] }) =>
  counts.length > 0 && (
    <div>
      <h3 className="mb-2 text-fs-16 font-[650]">{title}</h3>
      <CountBars counts={counts} />
    </div>
  )

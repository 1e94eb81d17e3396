import type { MedicalForm } from '@bewezen/domain/health/form.ts'
import type { RatingField } from '@bewezen/domain/health/measures.ts'
import { medicalWords } from '@bewezen/domain/health/words.ts'

const order = ['sleepQuality', 'energyLevel', 'moodRating', 'stressLevel'] as const satisfies readonly RatingField[]
const ground = 112
const places = [84, 215, 346, 477]
const heightOf = (rating: number) => ground - rating * 9

/** The four ratings as suns above the horizon: the higher the sun, the higher the rating. */
export function DayCurve({ form }: { form: Pick<MedicalForm, RatingField> }) {
  const rated = order.flatMap((field, index) => {
    const rating = form[field]
    return rating === null ? [] : [{ field, rating, x: places[index] ?? 0, label: medicalWords.curveLabels[field] }]
  })
  const read = medicalWords.curveRead(rated.map(({ label, rating }) => `${label.toLowerCase()} ${rating}`).join(', '))
  return (
    <div className="grid items-center gap-3 rounded-[14px] bg-bg p-4 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-7 lg:px-[22px] lg:py-[18px]">
      <div>
        <h3 className="heading text-fs-18">{medicalWords.dayCurve}</h3>
        <p className="text-fs-14 leading-normal text-ink-2">
          {rated.length > 0 ? medicalWords.dayCurveText : medicalWords.dayCurveEmpty}
        </p>
      </div>
      <svg
        viewBox="0 0 560 134"
        width="100%"
        className="overflow-visible"
        role="img"
        aria-label={rated.length > 0 ? read : medicalWords.dayCurve}
      >
        <path d={`M0 ${ground}H560`} stroke="var(--ink)" strokeWidth="1.6" />
        <path
          d="M10 112C110 112 150 22 280 22S450 112 550 112"
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="1.4"
          strokeDasharray="2 6"
          strokeLinecap="round"
        />
        {rated.map(({ field, rating, x, label }) => (
          <g key={field} textAnchor="middle" stroke="var(--ink)">
            <path d={`M${x} ${ground}V${heightOf(rating)}`} strokeWidth="1.4" />
            <circle
              cx={x}
              cy={heightOf(rating)}
              r="14"
              fill={field === 'stressLevel' ? 'var(--surface)' : 'var(--sun)'}
              strokeWidth="1.8"
            />
            <text
              x={x}
              y={heightOf(rating) + 5}
              className="text-[14px] max-sm:text-[20px]"
              fontWeight="700"
              stroke="none"
              fill={field === 'stressLevel' ? 'var(--ink)' : 'var(--on-sun)'}
            >
              {rating}
            </text>
            <text
              x={x}
              y="131"
              className="text-[14px] max-sm:text-[22px]"
              fontWeight="550"
              stroke="none"
              fill="var(--ink-2)"
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

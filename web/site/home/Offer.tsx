import { shortAmount } from '@bewezen/domain/base/money.ts'
import { firstWeekWords as first } from '@bewezen/domain/site/firstWeekWords.ts'
import { totalWorthCents, worth } from '@bewezen/domain/site/offer.ts'
import { homeWords } from '@bewezen/domain/site/words.ts'
import { useLoaderData } from '@tanstack/react-router'
import { ContentButton } from '../ContentLink.tsx'

const words = homeWords.offer
const half = 'p-[clamp(26px,4vw,52px)]'

/** The membership with its price, what it is worth and what others say with numbers (MKT-OFFER-01..08, MKT-MORE-08). */
export function Offer() {
  const { priceCents, content } = useLoaderData({ from: '/' })
  const { members, experiments, complaints, performers } = content.claims
  const claims = [members, experiments, complaints, performers].filter((claim) => claim !== undefined)
  return (
    <section aria-labelledby="offer" className="page py-[clamp(56px,8vw,112px)]">
      <div className="grid overflow-hidden rounded-xl border border-line bg-surface lg:grid-cols-[1.05fr_1fr]">
        <div className={half}>
          <h2 id="offer" className="heading text-fs-34 max-lg:text-fs-26">
            {words.title}
          </h2>
          <ValueList />
        </div>
        <div
          className={`relative flex flex-col justify-between gap-9 overflow-hidden bg-night text-on-night-2 ${half}`}
        >
          <Rings />
          <p data-joins="" className="relative pt-24">
            <span className="block font-display text-[clamp(4.5rem,3rem+5vw,7rem)] leading-[.95] tracking-[-0.05em] text-on-night">
              {shortAmount(priceCents)}
            </span>
            <span className="mt-2.5 block text-fs-18">{words.perMonth}</span>
          </p>
          {claims.length > 0 && (
            <ul className="relative grid gap-1 border-l-2 border-sun pl-4 text-fs-16 text-on-night">
              {claims.map((claim) => (
                <li key={claim}>{claim}</li>
              ))}
            </ul>
          )}
          <div className="relative grid gap-4.5">
            <p>{words.limited(priceCents)}</p>
            <p>
              <strong className="text-on-night">{first.withdraw.title}</strong> {first.withdraw.text}
            </p>
            <div data-joins="">
              <ContentButton
                href="/subscription"
                look="sun"
                size="l"
                block
                className="py-3 text-center whitespace-normal!"
              >
                {words.join}
              </ContentButton>
            </div>
          </div>
        </div>
        <FirstWeek />
      </div>
    </section>
  )
}

/** What somebody does in the first week, day by day (MKT-MORE-09). */
const FirstWeek = () => (
  <div className={`border-t border-line lg:col-span-2 ${half}`}>
    <h3 className="heading text-fs-26">{first.title}</h3>
    <ol className="mt-5 grid gap-x-5 lg:grid-cols-4">
      {first.days.map(({ day, text }, at) => (
        <li
          key={day}
          className="relative border-ink pb-5 pl-6 not-last:border-l-2 last:border-l-2 last:border-transparent lg:border-l-0! lg:border-t-2 lg:pt-4 lg:pb-0 lg:pl-0 lg:last:border-ink"
        >
          <span
            aria-hidden="true"
            className={`absolute top-1 -left-[10px] size-[18px] rounded-full border-2 border-ink lg:-top-[10px] lg:left-0 ${at === first.days.length - 1 ? 'bg-sun' : 'bg-surface'}`}
          />
          <p className="text-fs-14 font-semibold text-ink-2">{day}</p>
          <p className="max-w-[32ch]">{text}</p>
        </li>
      ))}
    </ol>
  </div>
)

const ValueList = () => (
  <table className="mt-5.5 w-full border-collapse text-left">
    <caption className="sr-only">{words.listTitle}</caption>
    <tbody>
      {worth.map(({ what, cents, perYear }) => (
        <tr key={what} className="border-b border-dashed border-line">
          <th scope="row" className="py-[11px] font-medium">
            {what} {perYear && <span className="text-fs-14 text-ink-3">{words.perYear}</span>}
          </th>
          <td className="py-[11px] text-right whitespace-nowrap">{shortAmount(cents)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot className="text-fs-18 font-[650]">
      <tr>
        <th scope="row" className="pt-4">
          {words.total}
        </th>
        <td className="pt-4 text-right whitespace-nowrap">
          <s className="decoration-ember-ink decoration-2">{shortAmount(totalWorthCents)}</s>
        </td>
      </tr>
    </tfoot>
  </table>
)

const Rings = () => (
  <svg
    width="420"
    height="420"
    viewBox="0 0 420 420"
    fill="none"
    stroke="var(--sun)"
    strokeWidth="1.5"
    className="absolute -top-30 -right-45 lg:-right-30"
    aria-hidden="true"
  >
    <circle cx="210" cy="210" r="70" fill="var(--sun)" />
    {[105, 140, 175, 208].map((r, index) => (
      <circle key={r} cx="210" cy="210" r={r} strokeOpacity={0.62 - index * 0.13} />
    ))}
  </svg>
)

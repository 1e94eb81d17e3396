import { dayWords as words } from '@bewezen/domain/production/dayWords.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Card } from '../../base/parts/Card.tsx'

/** What the kitchen must know, in numbers, for admins; it is kept on no phone (EV-MORE-53). */
export function Kitchen({ dateId }: { dateId: string }) {
  const { data, isError } = useRead(api.production.kitchen, { dateId }, { staleTime: 0 })
  return (
    <Card as="section" id="keuken" aria-labelledby="kitchen" className="scroll-mt-20 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="kitchen" className="heading text-fs-21">
          {words.kitchen}
        </h2>
        <span className="text-fs-14 text-ink-2">{words.kitchenText}</span>
      </div>
      {data ? (
        <>
          <Table name={words.diet} counts={data.dietaryRestrictions} />
          <Table name={words.allergy} counts={data.allergies} />
        </>
      ) : (
        isError && <p className="mt-2 text-ink-2">{words.kitchenOffline}</p>
      )}
    </Card>
  )
}

type Counts = readonly { name: string; expected: number; inside: number }[]

const Table = ({ name, counts }: { name: string; counts: Counts }) => (
  <table className="mt-3 w-full table-fixed border-collapse text-left">
    <thead>
      <tr className="text-fs-13 text-ink-2">
        <th scope="col" className="border-b border-line-strong py-1.5">
          {name}
        </th>
        <th scope="col" className="w-1/4 border-b border-line-strong py-1.5 text-right">
          {words.insideColumn}
        </th>
        <th scope="col" className="w-1/4 border-b border-line-strong py-1.5 text-right">
          {words.expected}
        </th>
      </tr>
    </thead>
    <tbody>
      {counts.length === 0 && (
        <tr>
          <td colSpan={3} className="py-2 text-ink-2">
            {words.noneGiven}
          </td>
        </tr>
      )}
      {counts.map((it) => (
        <tr key={it.name}>
          <th scope="row" className="border-b border-line py-2 font-[650] wrap-anywhere">
            {it.name}
          </th>
          <td className="border-b border-line py-2 text-right tabular-nums">{it.inside}</td>
          <td className="border-b border-line py-2 text-right text-ink-2 tabular-nums">{words.of(it.expected)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

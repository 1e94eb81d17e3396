import { companyFormWords as words } from '@bewezen/domain/payments/companyFormWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Card } from '../../base/parts/Card.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { fresh } from '../fresh.ts'
import { ListTitle } from '../record/table.tsx'

/** Who asked for an invoice to a company, with the invoice (EV-MORE-92). */
export function Companies({ eventId }: { eventId: string }) {
  const read = useRead(api.events.companies, { eventId }, fresh)
  return (
    <Card as="section" pad aria-labelledby="companies" className="lg:col-span-2">
      <ListTitle id="companies" title={words.list} />
      <Loaded read={read} failed={words.loadFailed} waiting={<Skeleton className="mt-4 h-12 w-full" />}>
        {({ companies }) =>
          companies.length === 0 ? (
            <p className="mt-2 text-fs-14 text-ink-2">{words.none}</p>
          ) : (
            <ul className="mt-2 grid">
              {companies.map(({ id, name, address, vatNumber, number, person }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 border-t border-line py-3 text-[15px]"
                >
                  <span className="min-w-0 wrap-anywhere">
                    <strong>{name}</strong> <span className="text-ink-2">{displayName(person)}</span>
                    <span className="block text-fs-14 whitespace-pre-line text-ink-2">
                      {[address, vatNumber].filter(Boolean).join('\n')}
                    </span>
                  </span>
                  {number === null ? (
                    <span className="text-fs-14 text-ink-2">{words.notYet}</span>
                  ) : (
                    <a href={words.path(number)} download className="touch">
                      {words.download(number)}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

import { wayTo } from '@bewezen/domain/events/meeting.ts'
import type { Change, SheetEvent } from '@bewezen/domain/production/callSheet.ts'
import { callSheetWords as words } from '@bewezen/domain/production/callSheetWords.ts'
import { useRouteContext } from '@tanstack/react-router'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { phoneHref } from '../../base/address/phoneHref.ts'
import { classes } from '../../base/parts/classes.ts'
import { SunMark } from '../../base/parts/SunMark.tsx'

/** A sheet as it comes out of the printer; `who` names it. */
export const Paper = ({
  id,
  who,
  aside,
  children,
}: {
  id: string
  who: string
  aside: string
  children: ReactNode
}) => (
  <article
    data-sheet
    aria-labelledby={`sheet-${id}`}
    className="rounded-l border border-line bg-surface p-5 sm:p-8 lg:p-12"
  >
    <header className="flex flex-wrap items-center justify-between gap-3">
      <SiteName />
      <p className="text-fs-13 text-ink-2">{aside}</p>
    </header>
    <h2
      id={`sheet-${id}`}
      className="heading mt-5 text-[2rem] leading-[1.1] tracking-[-0.02em] wrap-anywhere lg:text-fs-46"
    >
      {who}
    </h2>
    {children}
  </article>
)

function SiteName() {
  const { site } = useRouteContext({ from: '__root__' })
  return (
    <p className="inline-flex items-center gap-2.5 font-display text-fs-21 font-[560] tracking-[-0.025em]">
      <SunMark />
      {site.name}
    </p>
  )
}

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-7">
    <h3 className="mb-1.5 text-[15px] font-[650]">{title}</h3>
    {children}
  </section>
)

/** A line that was changed has a bar in the margin, and the word. */
export const mark = (isChanged: boolean): string =>
  classes(
    'relative',
    isChanged && 'before:absolute before:inset-y-1.5 before:-left-3 before:w-1 before:rounded-full before:bg-ink',
  )

export const ChangeWord = ({ change }: { change: Change | null }) =>
  change && <strong className="text-fs-13 font-[650]">({words.how[change.how]})</strong>

/** Where it is, and the way there. */
export function Where({ event, isChanged }: { event: SheetEvent; isChanged: boolean }) {
  const { venueName, venueAddress } = event
  const place = [venueName, venueAddress].filter(Boolean).join(', ')
  if (!place) return <p className="text-ink-2">{words.noVenue}</p>
  return (
    <div className={mark(isChanged)}>
      <p className="wrap-anywhere">{venueName}</p>
      <p className="wrap-anywhere text-ink-2">{venueAddress}</p>
      {isChanged && <strong className="text-fs-13 font-[650]">({words.how.changed})</strong>}
      <a
        href={wayTo(place)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.wayOf(place)}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-3 print:hidden"
      >
        <MapPin size={16} aria-hidden="true" />
        {words.way}
      </a>
    </div>
  )
}

type Called = { id: string; name: string; role: string; phone: string; change: Change | null }

/** Whom to call on the day; pressing a number calls it. */
export const Contacts = ({ contacts }: { contacts: readonly Called[] }) => (
  <>
    {contacts.length === 0 && <p className="text-ink-2">{words.nobodyToCall}</p>}
    <ul>
      {contacts.map(({ id, name, role, phone, change }) => (
        <li
          key={id}
          className={classes(
            'flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-1.5',
            mark(change !== null),
          )}
        >
          <span className="min-w-0">
            <span className="block wrap-anywhere">
              {name} <ChangeWord change={change} />
            </span>
            <span className="block text-fs-14 wrap-anywhere text-ink-2">{role}</span>
          </span>
          <Call name={name} phone={phone} />
        </li>
      ))}
      <li className="flex items-center justify-between gap-3 py-1.5">
        {words.emergency} <Call name={words.emergency} phone="112" />
      </li>
    </ul>
  </>
)

const Call = ({ name, phone }: { name: string; phone: string }) => (
  <a
    href={phoneHref(phone)}
    aria-label={`${words.callOf(name)}: ${phone}`}
    className="inline-flex min-h-11 items-center gap-1.5 font-[650] whitespace-nowrap underline-offset-3 hover:underline"
  >
    <Phone size={15} aria-hidden="true" className="print:hidden" />
    {phone}
  </a>
)

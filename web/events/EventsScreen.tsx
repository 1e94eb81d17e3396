import { holds } from '@bewezen/domain/access/capabilities.ts'
import { pageWords as words } from '@bewezen/domain/events/pageWords.ts'
import type { EventViewer } from '@bewezen/domain/events/reading.ts'
import { calendarWords } from '@bewezen/domain/events/words.ts'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Plus from 'lucide-react/icons/plus'
import { useEffect } from 'react'
import { useAddress } from '../base/address/useAddress.ts'
import { showOverlay } from '../base/document/overlay.ts'
import { contentId } from '../base/document/words.ts'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { RegisterBanner } from '../site/index.ts'
import { EventCards } from './EventCards.tsx'
import type { LoadedCalendar } from './loadEvents.ts'
import { MonthView } from './MonthView.tsx'
import { followUpdates } from './updated.ts'
import { useCalendar } from './useCalendar.ts'
import { usePaymentReturn } from './usePaymentReturn.ts'
import { chooseView, inMonth, readView, useView, type View, viewNames } from './viewChoice.ts'

export { EventDialog } from './EventDialog.tsx'

/** The calendar of events, for everyone: a month, and cards (EV-ROUTE-01, EV-CAL-01). */
export function EventsScreen() {
  const first: LoadedCalendar = useLoaderData({ from: '/events' })
  const { signedIn } = useRouter().options.context
  const calendar = useCalendar(first)
  const mayMake = holds(calendar.viewer?.role ?? null, 'editEvents')
  useEffect(followUpdates, [])
  useEffect(readView, [])
  usePaymentReturn()
  return (
    <main id={contentId} tabIndex={-1} className="page pt-6 pb-16 lg:pt-11 lg:pb-24">
      {!signedIn && <RegisterBanner text={words.invite} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="heading text-[30px] leading-[1.1]! wrap-anywhere hyphens-auto lg:text-fs-46">
            {calendarWords.title}
          </h1>
          <p className="mt-1.5 text-ink-2">{calendarWords.description}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-lg:w-full">
          {mayMake && (
            <Button look="line" icon={<Plus size={17} />} onClick={() => showOverlay({ eventForm: { day: null } })}>
              {words.make}
            </Button>
          )}
          <ViewSwitch />
        </div>
      </div>
      <div className={inMonth}>
        <MonthView calendar={calendar} />
      </div>
      <EventCards calendar={calendar} first={first.descriptions} />
      {sellsTo(calendar.viewer) && <Promo />}
    </main>
  )
}

/** Whom the promo block is for: everybody without an active subscription, but for the staff (EV-CAL-32). */
const sellsTo = (viewer: EventViewer | null): boolean =>
  viewer === null || !(viewer.entitled || holds(viewer.role, 'editEvents'))

/** Which of them is chosen shows as the view itself does: by CSS alone, before any code is there. */
const lookOfChosen = {
  month:
    'lg:bg-surface lg:text-ink lg:shadow-1 [[data-events=month]_&]:bg-surface! [[data-events=month]_&]:text-ink! [[data-events=month]_&]:shadow-1! [[data-events=cards]_&]:bg-transparent! [[data-events=cards]_&]:shadow-none!',
  cards:
    'max-lg:bg-surface max-lg:text-ink max-lg:shadow-1 [[data-events=cards]_&]:bg-surface! [[data-events=cards]_&]:text-ink! [[data-events=cards]_&]:shadow-1! [[data-events=month]_&]:bg-transparent! [[data-events=month]_&]:shadow-none!',
} as const

const icons = { month: CalendarDays, cards: LayoutGrid }

function ViewSwitch() {
  const shown = useView()
  const [, address] = useAddress<string>('weergave', '')
  const choose = (view: View) => {
    chooseView(view)
    address(viewNames[view])
  }
  return (
    <fieldset className="inline-flex gap-0.5 rounded-[12px] bg-surface-2 p-1 max-lg:grid max-lg:w-full max-lg:grid-cols-2">
      <legend className="sr-only">{words.view}</legend>
      {(['month', 'cards'] as const).map((view: View) => {
        const Icon = icons[view]
        return (
          <button
            key={view}
            type="button"
            aria-pressed={shown === view}
            onClick={() => choose(view)}
            className={classes(
              'fast inline-flex min-h-11 items-center justify-center gap-2 rounded-[9px] px-3.5 text-[15px] font-semibold lg:min-h-10',
              'text-ink-2 hover:text-ink',
              lookOfChosen[view],
            )}
          >
            <Icon size={17} aria-hidden="true" />
            {words.views[view]}
          </button>
        )
      })}
    </fieldset>
  )
}

/** Tells who has no subscription that members enrol earlier (EV-CAL-18, EV-ROUTE-05). */
const Promo = () => (
  <section className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-l bg-night px-6 py-7 text-on-night lg:px-9">
    <div>
      <h2 className="heading text-fs-26">{words.promo.title}</h2>
      <p className="mt-1 max-w-[62ch] text-on-night-2">{words.promo.text}</p>
    </div>
    <LinkButton to="/subscription" look="sun" className="max-sm:w-full">
      {words.promo.action}
    </LinkButton>
  </section>
)

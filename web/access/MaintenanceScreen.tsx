import type { PublicSettings } from '@bewezen/domain/access/contract.ts'
import { countdownRefreshMs, countdownText } from '@bewezen/domain/access/maintenance.ts'
import { maintenanceScreenWords } from '@bewezen/domain/access/maintenanceScreenWords.ts'
import { maintenancePollMs } from '@bewezen/domain/access/polling.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { SunMark } from '../base/parts/SunMark.tsx'
import { Cover } from './Cover.tsx'
import { NightScreen, NightText, NightTitle } from './NightScreen.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { useServerNow } from './useServerNow.ts'

const titleId = 'onderhoud'
const spokenEvery = 5 * minuteMs

/** The screen of maintenance, over the whole site; the page stays loaded below it (SH-MAINT-03..14, SH-EDGE-28). */
export function MaintenanceScreen() {
  const { site } = useRouteContext({ from: '__root__' })
  const settings = useRead(api.access.settings, {}, { staleTime: 0, refetchInterval: maintenancePollMs }).data
  const now = useServerNow(settings?.now ?? null, countdownRefreshMs)
  const plan = settings?.maintenance
  return (
    <Cover titleId={titleId}>
      <NightScreen art={{ sunAt: plan ? partPassed(plan, now) : 0.25 }} top={<Brand name={site.name} />}>
        <NightTitle id={titleId}>{maintenanceScreenWords.title}</NightTitle>
        {plan && <PlanText plan={plan} now={now} />}
        <SignOut />
      </NightScreen>
    </Cover>
  )
}

type Plan = PublicSettings['maintenance']

/** How much of the planned time has passed, from 0 to 1; without both ends the sun has just risen. */
const partPassed = ({ startsAt, endsAt }: Plan, now: number): number =>
  startsAt && endsAt ? (now - Date.parse(startsAt)) / (Date.parse(endsAt) - Date.parse(startsAt)) : 0.25

/** The message, the start and the time that is left, as far as they were given (SH-MAINT-04). */
const PlanText = ({ plan: { message, startsAt, endsAt }, now }: { plan: Plan; now: number }) => (
  <>
    {message && <NightText className="whitespace-pre-line">{message}</NightText>}
    {endsAt && <Countdown endsAt={endsAt} now={now} />}
    {startsAt && (
      <p className="mt-3.5 text-[15px] text-on-night-2">{maintenanceScreenWords.planned({ startsAt, endsAt }, now)}</p>
    )}
  </>
)

function Countdown({ endsAt, now }: { endsAt: string; now: number }) {
  const left = Date.parse(endsAt) - now
  const text = countdownText(endsAt, now)
  if (left <= 0) return <NightText className="text-fs-21!">{text}</NightText>
  // Every minute is drawn, every fifth is spoken.
  const spoken = countdownText(endsAt, Date.parse(endsAt) - Math.ceil(left / spokenEvery) * spokenEvery)
  return (
    <>
      <p
        aria-hidden="true"
        className="mt-8 font-display text-[clamp(2.6rem,1.2rem+5.6vw,5.75rem)] leading-none font-[440] tracking-[-.045em] text-balance"
      >
        {text}
      </p>
      <p role="timer" aria-live="polite" className="sr-only">
        {maintenanceScreenWords.left} {spoken}
      </p>
    </>
  )
}

const Brand = ({ name }: { name: string }) => (
  <p className="inline-flex items-center gap-2.5 font-display text-[22px] font-[560] tracking-[-0.025em]">
    <SunMark />
    {name}
  </p>
)

function SignOut() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return <SignOutButton ref={button} look="night" className="mt-8" />
}

import { accessWords } from '@bewezen/domain/membership/accessWords.ts'
import type { OwnProfile } from '@bewezen/domain/profile/contract.ts'
import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { type ReactNode, useState } from 'react'
import { SecuritySettings } from '../account/index.ts'
import { themes } from '../base/look/theme.ts'
import { useLights } from '../base/look/useLights.ts'
import { Card } from '../base/parts/Card.tsx'
import { classes } from '../base/parts/classes.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Switch } from '../base/parts/Switch.tsx'
import { CalendarFeed } from '../events/index.ts'
import { NotificationSettings } from '../inbox/index.ts'
import { keepStart, starts, startsAt } from '../places/index.ts'
import { MyDataSettings } from '../privacy/index.ts'
import { useHasOrders } from '../shop/index.ts'

const words = panelWords.settings
const plane = 'px-4 py-[18px] lg:px-[26px] lg:pt-6 lg:pb-[26px]'

/** What one can set about the site and the own account; other rooms bring theirs (SH-PROF-04). */
export const Settings = ({ of: own }: { of: OwnProfile }) => (
  <div className="grid gap-4">
    <Card as="section" aria-labelledby="profile-settings" className={plane}>
      <h2 id="profile-settings" className="heading mb-4 text-fs-26">
        {panelWords.sections.settings}
      </h2>
      <Block title={words.display} hint={words.displayHint}>
        <Lights />
        <Begin />
      </Block>
      <Block title={words.account} hint={words.accountHint}>
        <Line name={words.subscription} hint={own.subscription ?? panelWords.noSubscription}>
          <LinkButton to="/subscription" look="line" size="s">
            {own.subscription === null ? words.toMembership : words.toSubscription}
          </LinkButton>
        </Line>
        <Line name={words.access} hint={words.accessHint}>
          <LinkButton to="/profile/toegang" look="line" size="s">
            {accessWords.title}
          </LinkButton>
        </Line>
        <OrdersLine />
      </Block>
    </Card>
    {/* Each of these is empty until its room has something to set. */}
    {Object.entries({ NotificationSettings, SecuritySettings, MyDataSettings, CalendarFeed }).map(([name, Part]) => (
      <Card key={name} className={classes(plane, 'empty:hidden')}>
        <Part />
      </Card>
    ))}
  </div>
)

/** The way to the own orders (SHOP-ORDER-26). */
function OrdersLine() {
  if (!useHasOrders()) return null
  return (
    <Line name={words.orders} hint={words.ordersHint}>
      <LinkButton to="/bestellingen" look="line" size="s">
        {words.toOrders}
      </LinkButton>
    </Line>
  )
}

const Block = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <div className="grid gap-x-8 gap-y-2 border-t border-line py-[22px] first-of-type:border-t-0 first-of-type:pt-0 last:pb-0 lg:grid-cols-[216px_minmax(0,1fr)]">
    <div>
      <h3 className="font-[650]">{title}</h3>
      <p className="text-fs-13 leading-[1.45] text-ink-2">{hint}</p>
    </div>
    <div className="min-w-0 divide-y divide-line">{children}</div>
  </div>
)

const Line = ({ name, hint, children }: { name: ReactNode; hint: string; children: ReactNode }) => (
  <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 first:pt-0 lg:first:pt-0">
    <span className="min-w-0 text-[15px] leading-[1.45] font-[550]">
      {name}
      <span className="block text-fs-13 font-normal break-words text-ink-2">{hint}</span>
    </span>
    {children}
  </div>
)

function Lights() {
  const { theme, redLight, chooseTheme, switchRedLight } = useLights()
  return (
    <>
      <Line name={words.theme} hint={words.themeHint}>
        <OneOf label={words.theme} of={themes} names={words.themes} chosen={theme} onChoose={chooseTheme} />
      </Line>
      <Switch label={words.redLight} hint={words.redLightHint} checked={redLight} onChange={switchRedLight} />
    </>
  )
}

/** What `/community` opens in this browser (SH-TODAY-12). */
function Begin() {
  const [start, setStart] = useState(startsAt)
  const choose = (one: typeof start) => {
    keepStart(one)
    setStart(one)
  }
  return (
    <Line name={words.start} hint={words.startHint}>
      <OneOf label={words.start} of={starts} names={words.starts} chosen={start} onChoose={choose} />
    </Line>
  )
}

type OneOfProps<One extends string> = {
  label: string
  of: readonly One[]
  names: Readonly<Record<One, string>>
  chosen: One
  onChoose: (one: One) => void
}

const OneOf = <One extends string>({ label, of, names, chosen, onChoose }: OneOfProps<One>) => (
  <fieldset aria-label={label} className="inline-flex gap-0.5 rounded-[12px] bg-surface-2 p-1">
    {of.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === chosen}
        onClick={() => onChoose(one)}
        className="min-h-11 rounded-[9px] px-3.5 lg:min-h-[38px] text-[15px] font-semibold text-ink-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-1 aria-pressed:outline-1 aria-pressed:outline-line-strong"
      >
        {names[one]}
      </button>
    ))}
  </fieldset>
)

import {
  endText,
  managedStateLabels,
  paymentText,
  subscriptionWords as words,
} from '@bewezen/domain/admin/subscriptionWords.ts'
import { date } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import type { ManagedState, ManagedSubscription } from '@bewezen/domain/membership/adminContract.ts'
import { Badge, type BadgeLook } from '../../base/parts/Badge.tsx'
import { EndGrant } from './EndGrant.tsx'

const head = 'border-b border-line-strong px-3 py-2.5 text-left text-fs-13 font-semibold whitespace-nowrap text-ink-2'
const cell = 'border-b border-line px-3 py-3 text-[15px] align-top max-lg:border-0 max-lg:p-0'
const heads = [words.person, words.plan, words.stateColumn, words.price, words.start, words.end, words.reference]

/** A table on a wide screen; below 1024 pixels each subscription is a row of a list (ADM-PANEL-09). */
export const SubscriptionTable = ({ subscriptions }: { subscriptions: readonly ManagedSubscription[] }) => (
  <table className="w-full border-collapse">
    <caption className="sr-only">{words.table}</caption>
    <thead className="max-lg:sr-only">
      <tr>
        {heads.map((label) => (
          <th key={label} scope="col" className={`${head} first:lg:pl-6`}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {subscriptions.map((one) => (
        <SubscriptionRow key={one.id} of={one} />
      ))}
    </tbody>
  </table>
)

const looks: Record<ManagedState, BadgeLook> = {
  active: 'moss',
  ending: 'neutral',
  pastDue: 'ember',
  ended: 'line',
  double: 'ember',
  granted: 'sky',
  grantOver: 'line',
}

function SubscriptionRow({ of: one }: { of: ManagedSubscription }) {
  const name = one.person?.name ?? words.gone
  const payment = paymentText(one)
  return (
    <tr className="max-lg:grid max-lg:gap-1.5 max-lg:border-b max-lg:border-line max-lg:px-4 max-lg:py-3">
      <th scope="row" className={`${cell} text-left font-normal lg:w-[28%] lg:pl-6`}>
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-fs-14 wrap-anywhere text-ink-3">{one.person?.email}</span>
      </th>
      <td className={cell}>
        {one.planName}
        {one.reason && <span className="block max-w-[36ch] text-fs-14 wrap-anywhere text-ink-2">{one.reason}</span>}
      </td>
      <td className={cell}>
        <Badge look={looks[one.state]}>{managedStateLabels[one.state]}</Badge>
      </td>
      <td className={`${cell} lg:whitespace-nowrap`}>
        {one.priceCents !== null && amount(one.priceCents)}
        {payment && <span className="block text-fs-14 text-ink-2">{payment}</span>}
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <Small>{words.start}</Small>
        {date(one.startedAt)}
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <Small>{words.end}</Small>
        {endText(one)}
      </td>
      <td className={cell}>
        <Reference of={one} />
        {one.state === 'granted' && <EndGrant id={one.id} name={name} />}
      </td>
    </tr>
  )
}

/** What the column says, on a screen without columns. */
const Small = ({ children }: { children: string }) => <span className="text-ink-3 lg:hidden">{children}: </span>

function Reference({ of: { provider } }: { of: ManagedSubscription }) {
  if (!provider) return null
  const text = <code className="text-fs-13 wrap-anywhere">{provider.reference}</code>
  if (!provider.address) return text
  return (
    <a href={provider.address} target="_blank" rel="noopener noreferrer" className="underline">
      {text}
    </a>
  )
}

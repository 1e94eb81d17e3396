import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Shown } from '../shown.ts'
import { EnrolDialog } from './EnrolDialog.tsx'
import { Enrolled } from './Enrolled.tsx'

// The server draws no dialogs: here its parts stand below each other.
type Modal = { title: ReactNode; description?: ReactNode; children: ReactNode }
vi.mock('../../base/parts/ResponsiveModal.tsx', () => ({
  ResponsiveModal: ({ title, description, children }: Modal) => [title, ' ', description, ' ', children],
}))

// Whoever leaves is asked by the router.
vi.mock('../../base/parts/AskBeforeLeaving.tsx', () => ({ AskBeforeLeaving: () => null }))

const now = '2026-10-22T10:00:00.000Z'
beforeEach(() => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] }))

const shownAt = (startAt: string): Shown => ({
  event: {
    id: '0190a000-0000-7000-8000-000000000001',
    slug: 'ademlab',
    title: 'Ademlab',
    type: 'fysiek',
    venueName: 'De Schuur',
    imageUrl: null,
    zone: 'Europe/Amsterdam',
    isPaid: false,
    priceCents: null,
    currency: 'EUR',
    tiersFrom: null,
    opensForAll: null,
    isCancelled: false,
    isRecurring: false,
    isLive: true,
  },
  date: {
    id: '0190a000-0000-7000-8000-000000000002',
    startAt,
    endAt: startAt,
    closesAt: startAt,
    freeUntil: null,
    isCancelled: false,
    movedFrom: null,
    taken: 0,
    max: 10,
    spotsLeft: 10,
    own: null,
  },
})
const textOf = (part: ReactNode) =>
  renderToStaticMarkup(<QueryClientContext value={new QueryClient()}>{part}</QueryClientContext>).replace(
    /<[^>]*>/g,
    ' ',
  )
const none = () => {}

test.each([
  ['2027-01-09T09:00:00.000Z', 'za 9 jan 2027, 10:00'],
  ['2026-10-24T06:30:00.000Z', 'za 24 okt 2026, 08:30'],
])('EV-DETAIL-01 who enrols reads the date with its year, before and after: %s is %s', (startAt, date) => {
  const shown = shownAt(startAt)
  expect(textOf(<EnrolDialog shown={shown} now={now} onClose={none} />)).toContain(`Ademlab, ${date}`)
  expect(textOf(<Enrolled shown={shown} onClose={none} />)).toContain(`${date}, De Schuur`)
})

test('EV-ENROL-11 EV-ENROL-26 the form asks about food where people meet, with an asterisk, and online only who wants to tell', () => {
  const shown = shownAt('2026-10-24T06:30:00.000Z')
  const online = { ...shown, event: { ...shown.event, type: 'digitaal' as const } }
  const asks = (of: Shown) =>
    textOf(<EnrolDialog shown={of} now={now} onClose={none} />).match(
      /Dieetwensen|Allergieën|Iets over eten of gezondheid doorgeven|\*/g,
    )
  expect(asks(shown)).toEqual(['Dieetwensen', '*', 'Allergieën', '*'])
  expect(asks(online)).toEqual(['Iets over eten of gezondheid doorgeven'])
})

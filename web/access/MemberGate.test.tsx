import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { testerWords } from '@bewezen/domain/access/words.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import type { OwnAccess } from '../base/session/ownAccess.ts'
import { MemberGate } from './MemberGate.tsx'

const inside = 'binnen in de kamer'
let answer: { data?: Partial<OwnAccess>; isError: boolean }
let settings: { launchDate: string; testerMode: { message: null } } | undefined
vi.mock('../base/session/viewer.ts', () => ({ useOwnAccount: () => ({ firstName: 'Femke' }) }))
vi.mock('./useModes.ts', () => ({ useSettings: () => ({ data: settings }) }))
vi.mock('../base/session/ownAccess.ts', () => ({ useOwnAccess: () => ({ ...answer, refetch: () => {} }) }))

/** The words in front of, or of, the community for somebody whose own access is answered so. */
async function drawn(next: typeof answer): Promise<string> {
  answer = next
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <MemberGate>{inside}</MemberGate> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const { prelude } = await prerender(<RouterProvider router={router} />)
  const html = await new Response(prelude).text()
  return html.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]*>/g, ' ')
}
const ownAccess = (gate: OwnAccess['gate'], isNew = false) => ({
  data: { gate, isNew, lateUntil: null },
  isError: false,
})

test('X3-GATE-01 SH-GATE-08 SH-ERR-04 the gate loads, then says tester mode, no access or opens; an unknown status is none of them', async () => {
  const faces = [
    await drawn({ isError: false }),
    await drawn(ownAccess('tester')),
    await drawn({ isError: true }),
    await drawn(ownAccess('noAccess')),
    await drawn(ownAccess('granted')),
  ]
  const says = [
    gateWords.loading,
    testerWords.defaultMessage,
    gateWords.subscriptionUnknown.text,
    'Geen Toegang',
    inside,
  ]
  expect(faces.map((face) => says.filter((words) => face.includes(words)))).toEqual(says.map((words) => [words]))
})

test('COM-START-07 SH-GATE-12 whoever has just confirmed their address is welcomed above the words of the gate, others are not', async () => {
  const words = (text: string) =>
    [
      'Welkom, Femke. Nog één stap.',
      gateWords.noAccess,
      gateWords.noAccessText,
      'Start mijn abonnement',
      'Bekijk',
    ].filter((one) => text.includes(one))
  const [isNew, isNot] = [await drawn(ownAccess('noAccess', true)), await drawn(ownAccess('noAccess'))]
  expect(words(isNew)).toEqual([
    'Welkom, Femke. Nog één stap.',
    gateWords.noAccess,
    gateWords.noAccessText,
    'Start mijn abonnement',
  ])
  expect(words(isNot)).toEqual([gateWords.noAccess, gateWords.noAccessText, 'Bekijk'])
})

test('X3-LIMIT-04 SH-TEST-09 the waiting screen names day and month of the one launch that is set, and stays whatever the clock says', async () => {
  settings = { launchDate: '2027-10-20', testerMode: { message: null } }
  for (const today of ['2026-11-23', '2027-10-20', '2030-01-01']) {
    vi.setSystemTime(today)
    const text = await drawn(ownAccess('tester'))
    expect(text).toContain('Het project gaat live op 20 oktober.')
    expect(text).not.toContain('2027')
  }
  vi.useRealTimers()
  settings = undefined
})

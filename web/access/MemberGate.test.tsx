import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { testerWords } from '@bewezen/domain/access/words.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import type { Standing } from '../base/session/standing.ts'
import { MemberGate } from './MemberGate.tsx'

const inside = 'binnen in de kamer'
let answer: { data?: Partial<Standing>; isError: boolean }
vi.mock('./useModes.ts', () => ({ useSettings: () => ({ data: undefined }) }))
vi.mock('../base/session/standing.ts', () => ({ useStanding: () => ({ ...answer, refetch: () => {} }) }))

/** The words in front of, or of, the community for somebody whose standing is answered so. */
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
const standing = (gate: Standing['gate']) => ({ data: { gate, lateUntil: null }, isError: false })

test('X3-GATE-01 SH-GATE-08 the gate loads, then says tester mode, no access or opens; an unknown status is none of them', async () => {
  const faces = [
    await drawn({ isError: false }),
    await drawn(standing('tester')),
    await drawn({ isError: true }),
    await drawn(standing('noAccess')),
    await drawn(standing('granted')),
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

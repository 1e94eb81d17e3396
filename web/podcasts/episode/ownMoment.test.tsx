import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { toldOfRefusal, toldOfSuccess } from '../../base/api/testing/heldChanges.ts'
import { Frame } from '../Frame.tsx'
import { anEpisode } from '../testing/aPodcast.ts'
import { Episode } from './Episode.tsx'
import { OwnMarks } from './OwnMarks.tsx'
import { OwnMoment } from './OwnMoment.tsx'

vi.mock('../../base/api/useChange.ts', () => import('../../base/api/testing/heldChanges.ts'))
// What only a browser draws stands here by its name.
vi.mock('../../base/hydration/browserOnly.tsx', () => ({
  browserOnly: (_load: unknown, name: string) => () => <i data-part={name} />,
}))

async function drawn(part: () => React.ReactNode, signedIn = true): Promise<string> {
  const context = { signedIn, site: { url: 'https://bewezen.example', asksConsent: false } }
  const router = createRouter({
    routeTree: createRootRouteWithContext<typeof context>()({ component: part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context,
  } as never)
  await router.load()
  return renderToStaticMarkup(
    <QueryClientContext value={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientContext>,
  )
}
const embedUrl = 'https://open.spotify.com/embed/episode/0123456789abcdefghijkl'
const spoken = anEpisode({ platform: 'spotify', embedUrl })

test('POD-MORE-64 without a player stands the way to listen elsewhere in its place, and no bar of chapters', async () => {
  const chapters = [
    { seconds: 0, title: 'Begin' },
    { seconds: 60, title: 'Vervolg' },
  ]
  const episode = (of: Partial<typeof spoken>) =>
    drawn(() => <Episode podcast={anEpisode({ ...of, chapters })} onGone={() => {}} />)
  const bar = 'tabindex="-1" title="Vervolg"'
  const [played, without] = [await episode({}), await episode({ embedUrl: 'https://elsewhere.example/1' })]
  const ways = (html: string) => html.split('Bekijk op YouTube').length - 1
  expect([played.includes('<iframe'), played.includes(bar), ways(played)]).toEqual([true, true, 1])
  expect([without.includes('<iframe'), without.includes(bar), ways(without)]).toEqual([false, false, 2])
})

test('POD-MORE-64 a card shows by a play mark that its picture is of something to play', async () => {
  const frame = (size: 'card' | 'full', plays: boolean) =>
    drawn(() => <Frame podcast={anEpisode()} size={size} plays={plays} />)
  const marked = async (html: Promise<string>) => (await html).includes('lucide-play')
  expect([await marked(frame('card', false)), await marked(frame('full', false))]).toEqual([true, false])
})

test('POD-MORE-24 beside a player of Spotify stands the own moment, for who is signed in; one of YouTube tells it', async () => {
  const offers = async (podcast: typeof spoken, signedIn: boolean) =>
    (await drawn(() => <Episode podcast={podcast} onGone={() => {}} />, signedIn)).includes('data-part="OwnMoment"')
  expect(await offers(spoken, true)).toBe(true)
  expect(await offers(anEpisode(), true)).toBe(false)
  expect(await offers(spoken, false)).toBe(false)
})

test('POD-MORE-24 POD-MORE-41 the moment can be noted as long as the player tells nothing, and it is said how that went', async () => {
  const moment = (position: number | null) => drawn(() => <OwnMoment id={spoken.id} position={position} />)
  expect(await moment(12)).not.toContain('Onthoud waar ik ben')
  expect(await moment(null)).toContain('Onthoud waar ik ben')
  expect(await toldOfSuccess('podcasts.keepPosition')).toMatchObject([{ kind: 'success' }])
  expect(await toldOfRefusal('podcasts.keepPosition', 'UNAVAILABLE')).toMatchObject([{ kind: 'error' }])
})

test.each([
  [null, 'false', 'Bewaar voor later'],
  ['2026-11-27T12:00:00.000Z', 'true', 'Bewaard'],
])('POD-MORE-48 of an episode kept at %s the button is pressed (%s) and reads %s', async (savedAt, pressed, text) => {
  const mark = { savedAt, heardAt: null, positionSeconds: null }
  const html = await drawn(() => <OwnMarks podcast={anEpisode({ mark } as never)} />)
  expect(html).toMatch(new RegExp(`aria-pressed="${pressed}"[^]*?${text}<`))
})

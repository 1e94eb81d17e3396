import { external } from '@bewezen/domain/external/contract.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { openWorld } from '../../server/base/testing/world.ts'
import { aDelivery, deliver } from '../../server/external/testing/delivers.ts'
import { openBrowser } from '../base/live/testing/browser.ts'
import { viewerRead } from '../base/session/reads.ts'
import { keepDraftsIn } from '../talk/composer/drafts.ts'
import type { AnswerPicture } from './answer/answer.ts'
import { begunAnswers, dropAnswer, picturesIn, putPictures, typedIn, typeIn } from './answer/drafts.ts'
import { forgetAnswers } from './answer/forgetAnswers.ts'

const world = await openWorld()
const admin = await world.person({ role: 'admin', firstName: 'Noor' })
const other = await world.person({ role: 'admin', firstName: 'Sem' })
const source = await world.given.externalSource()

/** As a browser keeps it: each key is a property. */
function storage() {
  const kept: Record<string, string> = {}
  const hidden = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
  for (const [name, value] of Object.entries(hidden)) Object.defineProperty(kept, name, { value })
  return kept as typeof kept & typeof hidden
}
let kept = storage()
afterEach(() => {
  kept = storage()
  keepDraftsIn(kept)
})

const picture = (id: string): AnswerPicture => ({ id, address: id, thumbnail: id })

/** A new conversation with somebody, and its id. */
async function talkWith(handle: string): Promise<string> {
  await deliver(world, source, aDelivery({ external_thread_id: handle, participant_handle: handle }))
  const { threads } = await admin.does(external.threads, { view: 'active' })
  return threads.find(({ participantHandle }) => participantHandle === handle)?.id ?? ''
}
const erase = (handle: string) => other.does(external.eraseHandle, { sourceType: source.sourceType, handle })

test('IN-EXT-91 what was typed to somebody goes when another admin erases them, and nothing else does', async () => {
  keepDraftsIn(kept)
  const [gone, stays] = [await talkWith('weg'), await talkWith('blijft')]
  const page = await openBrowser(world, admin)
  await page.shows(viewerRead())
  for (const id of [gone, stays]) {
    typeIn(admin.id, id, 'Beste')
    putPictures(admin.id, id, () => [picture('a')])
  }
  await erase('weg')
  await page.follows()
  await vi.waitFor(() => expect(begunAnswers(admin.id)).toEqual([stays]))
  expect([typedIn(admin.id, stays), picturesIn(admin.id, stays)]).toEqual(['Beste', [picture('a')]])
  expect(picturesIn(admin.id, gone)).toEqual([])
  expect(JSON.stringify(kept)).not.toContain(gone)
  dropAnswer(admin.id, stays)
})

test('IN-EXT-91 a browser that did not listen forgets it when it opens the next time; a lost line takes nothing away', async () => {
  keepDraftsIn(kept)
  const gone = await talkWith('later weg')
  typeIn(admin.id, gone, 'Beste')
  typeIn(other.id, gone, 'Van een ander')
  await openBrowser(world, admin)
  await erase('later weg')
  // The page is loaded anew: of what was typed there is what the browser kept.
  keepDraftsIn(kept)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  await forgetAnswers(admin.id)
  expect(begunAnswers(admin.id)).toEqual([gone])
  await openBrowser(world, admin)
  await forgetAnswers(admin.id)
  expect([begunAnswers(admin.id), begunAnswers(other.id)]).toEqual([[], [gone]])
})

test('IN-EXT-92 pictures stay with the answer to which they were added, each person and conversation its own', () => {
  keepDraftsIn(kept)
  putPictures('noor', 'een', () => [picture('a')])
  putPictures('noor', 'twee', () => [picture('b')])
  putPictures('noor', 'een', (now) => [...now, picture('c')])
  expect(picturesIn('noor', 'een').map(({ id }) => id)).toEqual(['a', 'c'])
  expect(picturesIn('noor', 'twee').map(({ id }) => id)).toEqual(['b'])
  expect(picturesIn('sem', 'een')).toEqual([])
  expect(begunAnswers('noor').toSorted()).toEqual(['een', 'twee'])
  dropAnswer('noor', 'een')
  expect([picturesIn('noor', 'een'), begunAnswers('noor')]).toEqual([[], ['twee']])
})

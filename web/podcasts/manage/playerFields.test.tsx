import { newPodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlayerFields } from './PlayerFields.tsx'
import { typedOf } from './typed.ts'
import type { PodcastFormState } from './usePodcastForm.ts'

const now = '2026-10-22T15:45:00.000Z'

/** The fields as they are drawn while this stands in that of the picture. */
function drawn(thumbnailUrl: string): string {
  const nothing = () => undefined
  const textOf: unknown = (name: string) => ({
    name,
    value: name === 'thumbnailUrl' ? thumbnailUrl : '',
    error: null,
    onChange: nothing,
    onBlur: nothing,
  })
  const form: Partial<PodcastFormState> = {
    values: { ...typedOf({ ...stored, form: { ...newPodcastForm(now), thumbnailUrl } }, now) },
    errors: {},
    put: nothing,
    putAddress: nothing,
    putPlatform: nothing,
    sendPicture: async () => undefined,
    isUploading: false,
    picture: null,
    text: textOf as PodcastFormState['text'],
  }
  return renderToStaticMarkup(<PlayerFields form={form as PodcastFormState} />)
}
const stored = { id: 'e', version: 1, speaker: null, thumbnail: null }

test('POD-MORE-63 of a file that was sent no address is shown, and it can be taken out; a typed address stays to be read', () => {
  const sent = drawn('/files/podcast-images/331c/full.webp')
  expect(sent).not.toContain('/files/')
  expect(sent).toContain('placeholder="Een eigen bestand"')
  expect(sent).toContain('Zonder dit bestand')
  const typed = drawn('https://elders.example/zon.jpg')
  expect(typed).toContain('https://elders.example/zon.jpg')
  expect(typed).not.toContain('Zonder dit bestand')
})

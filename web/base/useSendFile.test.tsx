import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useSendFile } from './useSendFile.ts'

type Form = ReturnType<typeof useSendFile>
function Drawn({ take }: { take: (form: Form) => void }) {
  take(useSendFile())
  return null
}

const fetched = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({ id: '1' }))

afterEach(() => vi.unstubAllGlobals())

test('MKT-MORE-38 MKT-MORE-32 a picture is sent with the point that somebody chose, and without one when nobody did', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://bewezen.example' } })
  vi.stubGlobal('fetch', fetched)
  const form: Form[] = []
  renderToStaticMarkup(<Drawn take={(drawn) => form.push(drawn)} />)
  const file = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'foto.png')
  await form[0]?.sendFile('blog-image', file, { focus: { x: 38, y: 7 } })
  await form[0]?.sendFile('blog-image', file, { focus: null })
  await form[0]?.sendFile('blog-image', file)
  expect(fetched.mock.calls.map(([{ headers }]) => headers.get('x-focus'))).toEqual(['38,7', null, null])
})

import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copyText.ts'
import { receiveToasts, type ToastContent } from './toast.ts'

afterEach(() => vi.unstubAllGlobals())

const written: string[] = []
const allows = { writeText: async (text: string) => void written.push(text) }
const refuses = { writeText: () => Promise.reject(new Error('denied')) }

test.each<[string, object, Pick<ToastContent, 'kind' | 'title'>]>([
  ['a browser that lets it', { clipboard: allows }, { kind: 'success', title: 'Code gekopieerd' }],
  ['one that refuses', { clipboard: refuses }, { kind: 'error', title: 'Kopiëren lukte niet' }],
  ['one without a clipboard, as without https', {}, { kind: 'error', title: 'Kopiëren lukte niet' }],
])('in %s a text is copied or the reader is told, and nothing is thrown', async (_browser, navigator, told) => {
  vi.stubGlobal('navigator', navigator)
  // Tests of other files in this process may have told some that nobody received.
  receiveToasts(() => {})()
  const toasts: ToastContent[] = []
  const leave = receiveToasts((one) => toasts.push(one))
  await copyText('SLAAP8', 'Code gekopieerd')
  leave()
  expect(toasts).toEqual([expect.objectContaining(told)])
  expect(written.splice(0)).toEqual(told.kind === 'success' ? ['SLAAP8'] : [])
})

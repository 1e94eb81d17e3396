import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Loaded } from './Loaded.tsx'

const drawn = (data: string | undefined, isError: boolean) =>
  renderToStaticMarkup(
    <Loaded read={{ data, isError, refetch: () => undefined }} failed="Kon het niet laden" waiting={<i>Laden</i>}>
      {(text) => <b>{text}</b>}
    </Loaded>,
  )

test('SH-ERR-31 what is read is waited for, then stands there, and stays when a later read fails', () => {
  expect(drawn(undefined, false)).toBe('<p role="status" class="sr-only">Laden...</p><i>Laden</i>')
  expect(drawn('hier', false)).toBe('<b>hier</b>')
  expect(drawn('hier', true)).toBe('<b>hier</b>')
})

test('ADM-PANEL-21 what could not be loaded says so aloud, with a way to ask again', () => {
  const html = drawn(undefined, true)
  expect(html).toMatch(/^<div role="alert">.*Kon het niet laden.*<button.*Opnieuw proberen/s)
})

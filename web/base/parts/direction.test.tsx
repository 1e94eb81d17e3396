import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

test('SH-UI-19 what is typed runs in the direction of its first letter', () => {
  expect(renderToStaticMarkup(<TextField label="Titel" />)).toMatch(/<input[^>]* dir="auto"/)
  expect(renderToStaticMarkup(<TextArea label="Bericht" />)).toMatch(/<textarea[^>]* dir="auto"/)
})

test('SH-UI-19 a field that knows its direction keeps it', () => {
  expect(renderToStaticMarkup(<TextField label="Adres" dir="ltr" />)).toMatch(/<input[^>]* dir="ltr"/)
})

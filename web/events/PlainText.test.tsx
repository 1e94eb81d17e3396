import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlainText } from './PlainText.tsx'

test('SH-UI-19 a description runs in the direction of its first letter, also where an address stands in it', () => {
  expect(renderToStaticMarkup(<PlainText text="مرحبا https://bewezen.example" />)).toMatch(
    /^<p dir="auto"[^>]*>مرحبا <a href="https:\/\/bewezen\.example"/,
  )
})

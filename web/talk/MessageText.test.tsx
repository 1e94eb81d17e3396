import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessageText } from './MessageText.tsx'

test('SH-UI-19 a message runs in the direction of its first letter, whatever stands around it', () => {
  const text = 'مرحبا'
  const mentions = { people: [], groups: [] }
  expect(
    renderToStaticMarkup(
      <MessageText text={text} mentions={mentions} editedAt={null} isSending={false} readerId="1" />,
    ),
  ).toMatch(/^<p dir="auto"[^>]*>مرحبا<\/p>$/)
})

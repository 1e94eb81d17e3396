import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DialogField, type Shape } from './DialogField.tsx'

const drawn = (shape: Partial<Shape>) =>
  renderToStaticMarkup(
    <DialogField shape={{ label: 'Beschrijving', ...shape }} value="" error={null} onChange={() => {}} />,
  )

test.each([true, false])(
  'COM-CHAT-28 what may stay empty is not said to be required, and what may not is (in more lines: %j)',
  (long) => {
    expect(drawn({ long })).toContain('required=""')
    expect(drawn({ long, least: 0 })).not.toContain('required')
    expect(drawn({ long, least: 0 })).toMatch(/<(textarea|input)/)
  },
)

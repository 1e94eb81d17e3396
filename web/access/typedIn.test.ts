import { expect, test } from 'vitest'
import { typedIn } from './typedIn.ts'

const place = (...fields: object[]) => ({ querySelectorAll: () => fields }) as unknown as ParentNode

test('what was typed and not sent is taken along, empty fields are not', () => {
  expect(typedIn(place({ value: ' Half een zin ' }, { value: '  ' }, { textContent: 'en een antwoord' }))).toBe(
    'Half een zin\n\nen een antwoord',
  )
  expect(typedIn(place())).toBe('')
})

import { cropWords } from '@bewezen/domain/base/cropWords.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChooseCrop } from './ChooseCrop.tsx'

const key = '0123456789abcdef0123456789abcdef-f3807'
const file = new File(['x'], 'foto.png', { type: 'image/png' })

test.each([
  ['of a picture that is kept whole', 'event-image', `/files/event-images/${key}/card.webp`, null, true],
  ['of one whose crops alone are kept', 'community-image', `/files/community-images/${key}/card.webp`, null, false],
  ['of that one, with its file at hand', 'community-image', `/files/community-images/${key}/card.webp`, file, true],
  ['of a picture elsewhere', 'event-image', 'https://elders.example/foto.jpg', null, false],
  ['of one that is never cut', 'award-image', `/files/award-images/${key}/full.webp`, file, false],
] as const)('MKT-MORE-40 what stays in sight is chosen %s: %s', (_, purpose, address, file, isThere) => {
  const drawn = renderToStaticMarkup(<ChooseCrop purpose={purpose} address={address} file={file} onPick={() => {}} />)
  expect(drawn.includes(cropWords.open)).toBe(isThere)
})

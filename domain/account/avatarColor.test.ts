import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asAvatarColor, avatarColor, avatarColors } from './avatarColor.ts'

test('a seed always gives the same colour of the palette, today and next year', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      expect(avatarColors).toContain(avatarColor(seed))
      expect(avatarColor(seed)).toBe(avatarColor(seed))
    }),
  )
  expect(['Sanne de Wit', 'Teun Bakker', 'Noor Vermeulen', ''].map(avatarColor)).toMatchInlineSnapshot(`
    [
      "adem",
      "adem",
      "beweging",
      "adem",
    ]
  `)
})

test('every colour of the palette is used by some of a hundred members', () => {
  const used = new Set(Array.from({ length: 100 }, (_, i) => avatarColor(`lid ${i}`)))
  expect(used.size).toBe(avatarColors.length)
})

test('a stored colour that is none of ours gives way to the one of the seed', () => {
  expect(asAvatarColor('slaap', 'x')).toBe('slaap')
  for (const stored of ['red;background:url(x)', '', null, undefined]) {
    expect(asAvatarColor(stored, 'x')).toBe(avatarColor('x'))
  }
})

import { describe, expect, test } from 'vitest'
import { askedFault, cleanGenerated, fieldsOf, type ModelAnswer, withoutHtml } from './generated.ts'
import { productFaults } from './productFaults.ts'
import { newProductForm } from './productForm.ts'

const answer = (wish: Partial<ModelAnswer> = {}): ModelAnswer => ({
  name: 'Avondbril',
  description: 'Houdt blauw licht tegen.',
  price: 59,
  category: 'fysiek product',
  tags: ['avond'],
  is_digital: false,
  is_physical: true,
  student_discount_code: 'AVOND8',
  teacher_discount_code: null,
  ...wish,
})

describe('a generated product', () => {
  test('SHOP-AI-04 fills name, description, price, category, tags, both kinds of delivery and both codes', () => {
    const clean = cleanGenerated(answer())
    expect(clean && fieldsOf(clean)).toEqual({
      name: 'Avondbril',
      description: 'Houdt blauw licht tegen.',
      price: '59,00',
      category: 'fysiek product',
      tags: 'avond',
      isDigital: false,
      isPhysical: true,
      studentDiscountCode: 'AVOND8',
      teacherDiscountCode: '',
    })
  })

  test.each([
    ['HTML in the name', { name: '<b>Avond</b>bril' }, { name: 'Avondbril' }],
    ['a script', { description: 'Rust.<script>steal()</script> Licht.' }, { description: 'Rust. Licht.' }],
    ['a script that never ends', { description: 'Rust.<script>steal()' }, { description: 'Rust.' }],
    ['a tag within a tag', { description: 'Rust<scr<b>ipt>.' }, { description: 'Rustipt>.' }],
    ['an unknown category', { category: 'auto' }, { category: '' }],
    ['a category in capitals', { category: 'EBOOK' }, { category: 'ebook' }],
    ['a price below zero', { price: -1 }, { price: null }],
    ['a price above the highest', { price: 100_000 }, { price: null }],
    ['the highest price', { price: 99_999.99 }, { price: 99_999.99 }],
    ['a price that is no number', { price: Number.NaN }, { price: null }],
    ['a free product', { price: 0 }, { price: 0 }],
    ['parts of a cent', { price: 4.999 }, { price: 5 }],
    ['a long tag', { tags: ['x'.repeat(41), 'y'.repeat(40)] }, { tags: ['y'.repeat(40)] }],
    ['a tag twice', { tags: ['Slaap', 'slaap', ' '] }, { tags: ['Slaap'] }],
    ['a tag with a comma', { tags: ['rood, licht'] }, { tags: ['rood licht'] }],
    ['a code that is too long', { student_discount_code: 'x'.repeat(51) }, { student_discount_code: '' }],
  ] as const)('X3-EDGE-35 SHOP-AI-07 %s is cleaned or left empty', (_what, wish, expected) => {
    expect(cleanGenerated(answer(wish as Partial<ModelAnswer>))).toMatchObject(expected)
  })

  test('X3-EDGE-35 of 500 tags the first twenty are left', () => {
    const tags = Array.from({ length: 500 }, (_, index) => `tag ${index}`)
    expect(cleanGenerated(answer({ tags }))?.tags).toEqual(tags.slice(0, 20))
  })

  test.each([
    ['no name', { name: '<i></i> ' }],
    ['no description', { description: '<script>x</script>' }],
  ])('X3-EDGE-35 an answer with %s is broken', (_what, wish) => {
    expect(cleanGenerated(answer(wish))).toBeNull()
  })

  test('SHOP-AI-07 whatever comes, what fills the form passes its validation, or is left for the manager to fill in', () => {
    const wild = answer({
      name: 'n'.repeat(400),
      description: 'd'.repeat(9_000),
      price: -3,
      category: 'auto',
      tags: Array.from({ length: 500 }, (_, index) => `${'t'.repeat(index % 60)}${index}`),
      teacher_discount_code: 'c'.repeat(400),
    })
    const clean = cleanGenerated(wild)
    const faults = productFaults({ ...newProductForm(), ...(clean ? fieldsOf(clean) : {}) })
    expect(Object.keys(faults)).toEqual(['category'])
  })
})

test.each([
  ['', 'empty'],
  [' \u200b\n', 'empty'],
  ['x', null],
  ['x'.repeat(2_000), null],
  ['x'.repeat(2_001), 'tooLong'],
] as const)('SHOP-AI-03 SHOP-AI-08 a description %j: %s', (description, fault) => {
  expect(askedFault(description)).toBe(fault)
})

test.each([
  ['3 < 4 en 5 > 4', '3 < 4 en 5 > 4'],
  ['<p onclick="x">Hoi</p>', 'Hoi'],
  ['Hoi <!-- stil -->daar', 'Hoi daar'],
  ['Hoi <img src=x onerror=alert(1)', 'Hoi '],
])('X3-EDGE-35 of %j is left %j', (text, left) => {
  expect(withoutHtml(text)).toBe(left)
})

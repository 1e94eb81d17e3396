import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productTypes } from './catalogue.ts'
import { productCategories } from './categories.ts'
import { vatRates } from './orders/totals.ts'
import { productFaults, productNotices } from './productFaults.ts'
import {
  formOf,
  newProductForm,
  ProductForm,
  type ProductValues,
  productOf,
  typedPercentage,
  typedPrice,
  typedTags,
  vatChoices,
} from './productForm.ts'
import {
  productFaultWords,
  productFieldWords,
  productSections,
  productTypeWords,
  productWords,
  statusWords,
} from './productWords.ts'

const typed = (wish: Partial<ProductForm> = {}): ProductForm => ({
  ...newProductForm(),
  name: 'Avondbril',
  category: 'fysiek product',
  ...wish,
})
const faultIn = (wish: Partial<ProductForm>) => Object.entries(productFaults(typed(wish)))

test('SHOP-FORM-18 SHOP-FORM-14 X3-LIMIT-12 a new product is a draft of our own without flags, and has the usual discounts', () => {
  const form = ProductForm.parse(newProductForm())
  expect(form).toMatchObject({ status: 'draft', productType: 'own', studentDiscount: '8', teacherDiscount: '12' })
  expect(Object.entries(form).filter(([, value]) => value === true)).toEqual([])
})

describe('the price', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['0,00', 0],
    ['49', 4_900],
    ['49,5', 4_950],
    ['49.50', 4_950],
    [' 1,01 ', 101],
    ['99999,99', 9_999_999],
  ])('SHOP-FORM-05 SHOP-FORM-06 X3-DATA-29 %j is %s cents', (price, cents) => {
    expect(typedPrice(price)).toBe(cents)
    expect(productFaults(typed({ price }))).toEqual({})
    expect(productOf(typed({ price })).priceCents).toBe(cents)
  })

  test.each([
    'abc',
    '-5',
    '-0',
    '1e9',
    'NaN',
    'Infinity',
    '12,345',
    '12,',
    ',5',
    '1.000,00',
    '100000',
    '99999,991',
    '€ 5',
    '٣',
    '1 0',
  ])('SHOP-FORM-06 %j is none', (price) => expect(faultIn({ price })).toEqual([['price', 'Ongeldige prijs']]))

  test('SHOP-FORM-06 of any amount in whole cents loses none, written with a comma or a dot', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom(',', '.'), (cents, sign) => {
        const text = `${Math.floor(cents / 100)}${sign}${String(cents % 100).padStart(2, '0')}`
        expect(typedPrice(text)).toBe(cents)
      }),
    )
  })
})

test.each([
  ['', null],
  ['0', 0],
  [' 12 ', 12],
  ['1000000', 1_000_000],
])('SHOP-FORM-07 SHOP-FORM-08 the stock %j is %s', (stock, pieces) => {
  expect(productFaults(typed({ stock }))).toEqual({})
  expect(productOf(typed({ stock })).stockQuantity).toBe(pieces)
})

test.each(['-1', '1,5', '1.5', '1000001', '1e3', 'veel', '-0', '9'.repeat(30)])(
  'SHOP-FORM-08 the stock %j is none',
  (stock) => expect(faultIn({ stock })).toEqual([['stock', 'Ongeldige voorraad']]),
)

describe('the texts', () => {
  const code = 'x'.repeat(50)
  test.each([
    ['SHOP-FORM-03', { name: '' }, 'Naam is verplicht'],
    ['SHOP-FORM-03', { name: ' \u200b ' }, 'Naam is verplicht'],
    ['SHOP-FORM-04', { name: 'a'.repeat(150) }, null],
    ['SHOP-FORM-04', { name: 'a'.repeat(151) }, productFaultWords.nameTooLong],
    ['SHOP-FORM-04', { description: 'a'.repeat(5_000) }, null],
    ['SHOP-FORM-04', { description: 'a'.repeat(5_001) }, productFaultWords.descriptionTooLong],
    ['SHOP-FORM-04', { tags: 'a'.repeat(40) }, null],
    ['SHOP-FORM-04', { tags: `b, ${'a'.repeat(41)}` }, productFaultWords.tagTooLong],
    ['SHOP-FORM-04', { tags: Array.from({ length: 20 }, (_, at) => at).join() }, null],
    ['SHOP-FORM-04', { tags: Array.from({ length: 21 }, (_, at) => at).join() }, productFaultWords.tooManyTags],
    ['SHOP-FORM-04', { studentDiscountCode: code, teacherDiscountCode: code, affiliateDiscountCode: code }, null],
    ['SHOP-FORM-04', { studentDiscountCode: `${code}x` }, productFaultWords.codeTooLong],
    ['SHOP-FORM-04', { teacherDiscountCode: `${code}x` }, productFaultWords.codeTooLong],
    ['SHOP-FORM-04', { affiliateDiscountCode: `${code}x` }, productFaultWords.codeTooLong],
    ['SHOP-FORM-17', { category: '' as const }, productFaultWords.categoryRequired],
    ['SHOP-ADMIN-13', { order: '-1' }, productFaultWords.order],
  ])('%s %j: %s', (_ids, wish, fault) => {
    expect(Object.values(productFaults(typed(wish)))).toEqual(fault === null ? [] : [fault])
  })

  test('X3-EDGE-46 a name, a tag or a code does not turn the words behind it', () => {
    const turned = 'Gids \u202Efdp.exe\u2066'
    const form = typed({ name: turned, tags: turned, studentDiscountCode: turned })
    expect(productOf(form)).toMatchObject({
      name: 'Gids fdp.exe',
      tags: ['Gids fdp.exe'],
      studentDiscountCode: 'Gids fdp.exe',
    })
    expect(faultIn({ name: '\u202E' })).toEqual([['name', 'Naam is verplicht']])
  })

  test.each([
    ['', []],
    ['a, b ,c', ['a', 'b', 'c']],
    [' ,, a,\u200b', ['a']],
    ['Slaap,slaap, SLAAP,licht', ['Slaap', 'licht']],
    ['twee  woorden', ['twee woorden']],
  ])('SHOP-FORM-09 SHOP-FORM-10 the tags %j are %j', (text, tags) => expect(typedTags(text)).toEqual(tags))
})

describe('the discounts', () => {
  test.each([
    ['', 8, 12, null],
    ['abc', 8, 12, null],
    ['NaN', 8, 12, null],
    ['0', 0, 0, 0],
    ['00', 0, 0, 0],
    ['100', 100, 100, 100],
    ['15', 15, 15, 15],
    ['15,0', 15, 15, 15],
  ])(
    'SHOP-FORM-14 SHOP-FORM-15 X3-LIMIT-12 %j is %i for students, %i for teachers, %s at a partner',
    (text, ...meant) => {
      const form = typed({ studentDiscount: text, teacherDiscount: text, affiliateDiscount: text })
      expect(productFaults(form)).toEqual({})
      const product = productOf(form)
      expect([
        product.studentDiscountPercentage,
        product.teacherDiscountPercentage,
        product.affiliateDiscountPercentage,
      ]).toEqual(meant)
    },
  )

  test.each(['studentDiscount', 'teacherDiscount', 'affiliateDiscount'] as const)(
    'SHOP-FORM-15 %s is between 0 and 100, in whole percents',
    (field) => {
      for (const text of ['-1', '101', '1000000', '100,5'])
        expect(faultIn({ [field]: text })).toEqual([[field, 'Korting moet tussen 0 en 100 zijn']])
      expect(faultIn({ [field]: '7,5' })).toEqual([[field, productFaultWords.discountWhole]])
    },
  )

  test.each(['1e1', '-0', '-0,0', '+5', '8%', '8 procent', '0x10', '1_0', '1.000,5', '٨', '9'.repeat(10)])(
    'SHOP-FORM-29 %j is no discount, and none is made of it',
    (text) => {
      expect(typedPercentage(text)).toBe(undefined)
      for (const field of ['studentDiscount', 'teacherDiscount', 'affiliateDiscount'] as const)
        expect(faultIn({ [field]: text })).toEqual([[field, 'Vul alleen een heel getal in, zoals 8']])
    },
  )
})

describe('the addresses', () => {
  const long = (length: number) => `https://x.example/${'a'.repeat(length - 18)}`
  test.each([
    ['', true],
    ['https://x.example', true],
    ['HTTPS://x.example/a?b=c#d', true],
    [long(2_000), true],
    [long(2_001), false],
    ['http://x.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//x.example', false],
    ['https:x.example', false],
    ['https:///x.example', false],
    ['https://', false],
    ['https://a b.example', false],
    ['https://x.example\\@y.example', false],
    ['https://noor:geheim@x.example', false],
    ['x.example', false],
  ])('SHOP-FORM-20 %j can be offered: %s', (address, can) => {
    for (const field of ['downloadUrl', 'affiliateUrl'] as const)
      expect(faultIn({ [field]: address })).toEqual(can ? [] : [[field, 'Ongeldige URL']])
  })

  test.each([
    [{ status: 'active', isDigital: true }, ['Download link ontbreekt']],
    [{ status: 'active', isDigital: true, downloadUrl: 'https://x.example' }, []],
    [{ status: 'draft', isDigital: true }, []],
    [{ status: 'active', isDigital: false }, []],
  ] as const)('SHOP-FORM-20 of %j is told %j, and it can be saved', (wish, told) => {
    expect(productNotices(typed(wish))).toEqual(told)
    expect(productFaults(typed(wish))).toEqual({})
  })
})

test('SHOP-FORM-19 there are at most eight pictures, each once', () => {
  const ids = Array.from({ length: 9 }, (_, at) => `01a00000-0000-7000-8000-00000000000${at}`)
  expect(faultIn({ images: ids.slice(0, 8) })).toEqual([])
  expect(faultIn({ images: ids })).toEqual([['images', productFaultWords.tooManyImages]])
  expect(faultIn({ images: [ids[0] ?? '', ids[0] ?? ''] })).toEqual([['images', productFaultWords.imageTwice]])
})

test.each([
  ['none', null],
  ['', null],
  ['01a00000-0000-7000-8000-0000000000aa', '01a00000-0000-7000-8000-0000000000aa'],
])('SHOP-FORM-11 the partner %j is saved as %s', (partnerId, stored) =>
  expect(productOf(typed({ partnerId })).partnerId).toBe(stored),
)

test('SHOP-FORM-16 SHOP-FORM-17 SHOP-ADMIN-08 a type, category or status that is none of ours is no form', () => {
  for (const wrong of [{ productType: 'rent' }, { category: 'boek' }, { status: 'sold' }, { slug: 'x' }])
    expect(ProductForm.safeParse({ ...typed(), ...wrong }).success).toBe(false)
})

test('SHOP-FORM-02 every field stands in one of the six sections', () => {
  expect(productSections.map(({ title }) => title)).toEqual([
    '1. Basisgegevens',
    '2. Prijs en voorraad',
    '3. Type en levering',
    '4. Afbeeldingen',
    '5. Partner en kortingen',
    '6. Status en volgorde',
  ])
  expect(productSections.flatMap(({ fields }) => fields).toSorted()).toEqual(Object.keys(newProductForm()).toSorted())
})

test('fields, types and statuses have their words, and the sentences are those of the requirements', () => {
  expect(Object.keys(productFieldWords)).toEqual(Object.keys(newProductForm()))
  expect(Object.keys(productTypeWords)).toEqual([...productTypes])
  expect(statusWords).toEqual({ active: 'Actief', inactive: 'Inactief', draft: 'Concept' })
  expect(productWords).toMatchObject({
    make: 'Nieuw Product',
    removeQuestion: 'Weet je zeker dat je dit product wilt verwijderen?',
    dropQuestion: 'Wijzigingen weggooien?',
    added: 'Product toegevoegd',
    updated: 'Product bijgewerkt',
    removed: 'Product verwijderd',
    loadFailed: 'Kon producten niet laden',
    saveFailed: 'Kon product niet opslaan',
    removeFailed: 'Kon product niet verwijderen',
    changed: 'Dit item is intussen gewijzigd. Laad opnieuw.',
  })
})

describe('what an order needs to know', () => {
  test('SHOP-FORM-22 SHOP-ORDER-10 the BTW is 21 unless it is set, and one of three rates', () => {
    expect(newProductForm().vatRate).toBe('21')
    expect(vatChoices.map((vatRate) => productOf(typed({ vatRate })).vatRate)).toEqual([21, 9, 0])
    expect(ProductForm.safeParse({ ...typed(), vatRate: '19' }).success).toBe(false)
  })

  test.each([
    ['', null],
    ['0', 0],
    ['250', 250],
    ['1000000', 1_000_000],
  ])('SHOP-FORM-23 SHOP-ORDER-17 of a pre-order up to %j may be sold: %s', (preorderLimit, limit) => {
    expect(productFaults(typed({ isPreorder: true, preorderLimit }))).toEqual({})
    expect(productOf(typed({ isPreorder: true, preorderLimit })).preorderLimit).toBe(limit)
  })

  test.each(['-1', '1,5', 'abc', '1000001'])('SHOP-FORM-23 of a pre-order %j is no limit', (preorderLimit) => {
    expect(faultIn({ isPreorder: true, preorderLimit })).toEqual([['preorderLimit', 'Ongeldig aantal']])
    // What is not a pre-order has no such field.
    expect(faultIn({ preorderLimit })).toEqual([])
    expect(productOf(typed({ preorderLimit: '5' })).preorderLimit).toBeNull()
  })

  test.each([
    ['49', '', null],
    ['49', '39,95', 3_995],
    ['49', '48,99', 4_899],
    ['49', ' 0,01 ', 1],
  ])('SHOP-FORM-24 SHOP-ORDER-39 of a price of %j the offer %j is %s cents', (price, salePrice, cents) => {
    expect(faultIn({ price, salePrice })).toEqual([])
    expect(productOf(typed({ price, salePrice })).salePriceCents).toBe(cents)
  })

  test.each([
    ['49', '49', productFaultWords.saleTooHigh],
    ['49', '50', productFaultWords.saleTooHigh],
    ['49', '0', productFaultWords.saleOfNothing],
    ['0', '0', productFaultWords.saleOfNothing],
    ['', '10', productFaultWords.saleWithoutPrice],
    ['49', '12,345', productFaultWords.price],
    ['49', '-1', productFaultWords.price],
  ])('SHOP-FORM-24 of a price of %j the offer %j is refused: %s', (price, salePrice, fault) => {
    expect(faultIn({ price, salePrice })).toEqual([['salePrice', fault]])
  })

  test('SHOP-FORM-24 an offer beside a price that is none waits for that', () => {
    expect(faultIn({ price: 'abc', salePrice: '10' })).toEqual([['price', 'Ongeldige prijs']])
  })

  test('SHOP-FORM-20 SHOP-FORM-25 a file of our own is a download', () => {
    const download = { status: 'active', isDigital: true } as const
    expect(productNotices(typed(download))).toEqual(['Download link ontbreekt'])
    expect(productNotices(typed({ ...download, downloadId: '01a00000-0000-7000-8000-000000000001' }))).toEqual([])
  })
})

test('what the form shows of a stored product is read back as the same product', () => {
  const percentage = fc.integer({ min: 0, max: 100 })
  const word = fc.stringMatching(/^[a-z0-9-]{1,40}$/)
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
  const product: fc.Arbitrary<ProductValues> = fc.record({
    name: word,
    description: word,
    category: fc.constantFrom(...productCategories),
    tags: fc.uniqueArray(word, { maxLength: 20 }),
    priceCents: maybe(fc.integer({ min: 0, max: 9_999_999 })),
    vatRate: fc.constantFrom(...vatRates),
    salePriceCents: maybe(fc.integer({ min: 1, max: 9_999_998 })),
    stockQuantity: maybe(fc.integer({ min: 0, max: 1_000_000 })),
    isPreorder: fc.boolean(),
    preorderLimit: maybe(fc.integer({ min: 0, max: 1_000_000 })),
    productType: fc.constantFrom('own', 'affiliate'),
    isDigital: fc.boolean(),
    isPhysical: fc.boolean(),
    downloadUrl: maybe(word.map((path) => `https://x.example/${path}`)),
    affiliateUrl: maybe(word.map((path) => `https://y.example/${path}`)),
    partnerId: maybe(fc.uuid()),
    studentDiscountPercentage: percentage,
    studentDiscountCode: maybe(word),
    teacherDiscountPercentage: percentage,
    teacherDiscountCode: maybe(word),
    affiliateDiscountPercentage: maybe(percentage),
    affiliateDiscountCode: maybe(word),
    status: fc.constantFrom('active', 'inactive', 'draft'),
    isFeatured: fc.boolean(),
    orderIndex: maybe(fc.integer({ min: 0, max: 1_000_000 })),
  })
  // What can stand together: no offer without a higher price, no limit of what is no pre-order.
  const whole = product.map((made) => ({
    ...made,
    salePriceCents: (made.salePriceCents ?? 0) < (made.priceCents ?? 0) ? made.salePriceCents : null,
    preorderLimit: made.isPreorder ? made.preorderLimit : null,
  }))
  fc.assert(
    fc.property(whole, fc.option(fc.uuid(), { nil: null }), (stored, fileId) => {
      const form = formOf({ ...stored, images: [], download: fileId === null ? null : { id: fileId } })
      expect(form.downloadId).toBe(fileId ?? '')
      expect(productFaults(form)).toEqual({})
      expect(productOf(form)).toEqual(stored)
    }),
  )
})

import type { Mutant } from '../mutant.ts'

/** Pictures: which one is drawn, what every crop keeps, and what a card of an event says. */
export const pictures: readonly Mutant[] = [
  {
    name: 'what draws the eye is not looked for',
    file: 'server/base/files/sizes.ts',
    replace: [
      '    const focus = rules.hasFocus ? (wanted ?? (await focusOf(pixels))) : null',
      '    const focus = rules.hasFocus ? (wanted ?? middle) : null',
    ],
    noticedBy: ['server/base/files/focus.test.ts'],
    ids: ['MKT-MORE-30'],
  },
  {
    name: 'a focus that somebody chose is passed over',
    file: 'server/base/files/sizes.ts',
    replace: [
      '    const focus = rules.hasFocus ? (wanted ?? (await focusOf(pixels))) : null',
      '    const focus = rules.hasFocus ? await focusOf(pixels) : null',
    ],
    noticedBy: ['server/base/files/focus.test.ts', 'server/base/files/uploads.test.ts'],
    ids: ['MKT-MORE-32'],
  },
  {
    name: 'the focus does not travel with the key',
    file: 'server/base/files/keys.ts',
    replace: ["  return `${folder}/${name}${focus ? focusMark(focus) : ''}`", '  return `${folder}/${name}`'],
    noticedBy: ['server/base/files/keys.test.ts'],
    ids: ['MKT-MORE-31'],
  },
  {
    name: 'a frame shows the middle of a kept picture',
    file: 'web/base/parts/StoredPicture.tsx',
    replace: ['          style={focusStyle(image.src)}', '          style={undefined}'],
    noticedBy: ['web/base/parts/focusStyle.test.tsx'],
    ids: ['MKT-MORE-31'],
  },
  {
    name: 'the title of a page lies over the focus of its picture',
    file: 'web/base/parts/lappedStyle.ts',
    replace: [
      '  return { objectPosition: `${x}% max(100%, ${y}% - ${y / 100} * var(--under))` }',
      '  return { objectPosition: `${x}% ${y}%` }',
    ],
    noticedBy: ['web/base/parts/lappedStyle.test.ts'],
    ids: ['MKT-MORE-41'],
  },
  {
    name: 'the point that somebody chose is not sent',
    file: 'web/base/useSendFile.ts',
    replace: ["focus ? { 'x-focus': `${focus.x},${focus.y}` } : {}", '{}'],
    noticedBy: ['web/base/useSendFile.test.tsx'],
    ids: ['MKT-MORE-38'],
  },
  {
    name: 'a key pushes the point out of the picture',
    file: 'domain/base/crops.ts',
    replace: [
      'const inPercents = (value: number) => Math.min(99, Math.max(0, value))',
      'const inPercents = (value: number) => value',
    ],
    noticedBy: ['domain/base/crops.test.ts'],
    ids: ['MKT-MORE-39'],
  },
  {
    name: 'a crop is chosen of a picture that is not kept whole',
    file: 'web/base/crop/ChooseCrop.tsx',
    replace: ['  const picture = file ?? wholeAddress(address, purpose)', '  const picture = file ?? address'],
    noticedBy: ['web/base/crop/ChooseCrop.test.tsx'],
    ids: ['MKT-MORE-40'],
  },
  {
    name: 'a picture that a model drew loses its mark by another crop',
    file: 'web/shop/manage/ProductImage.tsx',
    replace: ['        {address && !isGenerated && (', '        {address && ('],
    noticedBy: ['web/shop/manage/images.test.tsx'],
    ids: ['MKT-MORE-38'],
  },
  {
    name: 'a card of an event says a date that is over',
    file: 'server/events/card.ts',
    replace: ['    .where(and(isOf, gte(eventDates.endsAt, await readNow(reader))))', '    .where(isOf)'],
    noticedBy: ['server/events/card.test.ts'],
    ids: ['MKT-MORE-35'],
  },
  {
    name: 'a card invites to a date that was called off',
    file: 'server/events/card.ts',
    replace: ["  const isOff = status === 'cancelled' || event.status === 'cancelled'", '  const isOff = false'],
    noticedBy: ['server/events/card.test.ts'],
    ids: ['MKT-MORE-35'],
  },
  {
    name: 'an event is drawn at another hour than its own',
    file: 'web/events/EventArt.tsx',
    replace: ['hour: hourOf({ ...light, at })', "hour: 'noon'"],
    noticedBy: ['web/events/EventArt.test.tsx'],
    ids: ['MKT-MORE-25'],
  },
  {
    name: 'something to hold is never drawn as itself',
    file: 'domain/shop/productPicture.ts',
    replace: ["  const named = category === 'fysiek product' ? motifIn(name, id) : null", '  const named = null'],
    noticedBy: ['web/shop/catalogue/ProductArt.test.tsx'],
    ids: ['MKT-MORE-26'],
  },
]

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { motifIn, pictureFor, picturesOf } from './choose.ts'
import { drawings, families } from './drawings.ts'
import { hours, hues } from './look.ts'
import { coloursOf } from './palette.ts'
import { pictureOf } from './picture.ts'
import { subjects } from './subjectWords.ts'

const id = fc.uuid({ version: 7 })
const hue = fc.constantFrom(...hues)

test('MKT-MORE-23 beside skies and horizons there are families of people, food, the body and nature, six drawings or more in each', () => {
  for (const family of ['people', 'food', 'body', 'nature'] as const)
    expect(Object.keys(families[family]).length).toBeGreaterThanOrEqual(6)
  const names = Object.values(families).flatMap((family) => Object.keys(family))
  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(drawings)).toHaveLength(names.length)
})

test.each([
  ['Blote voeten in oktober', ['feet']],
  ['Aarde onder je voeten, ook in de stad', ['feet']],
  ['Koud water, warme thee', ['swim', 'ice']],
  // What is counted goes before what it is counted of, what is done before what it is done after.
  ['Zo lees je een slaapgrafiek zonder te schrikken', ['measure']],
  ['Slaap meten met een horloge, en wat je er niet uit leert', ['measure']],
  ['Een kwartier lopen na het eten', ['walk', 'forest', 'polder']],
  ['Waarom tien minuten buiten meer doet dan een lamp', ['walk', 'forest', 'polder']],
  ['Eten voor zonsondergang: vier weken logboek', ['clock', 'plate']],
  ['Zo bewaar je je logboek', ['measure']],
  ['Vitamine D in een donker land', ['hand', 'dunes', 'window']],
  ['Vitamine C uit de winkel', ['orange', 'crate']],
  ['Koffie: hoe laat is te laat?', ['cup']],
  ['Koffie en de klok', ['cup']],
  ['Het licht op je bureau, en wat er van de dag overblijft', ['window', 'glasses']],
  ['Wintertijd: een uur terug, jouw klok niet', ['dial']],
  ['Ebook Eten met de klok mee', ['clock', 'plate']],
  ['Opstaan op een vaste tijd', ['dial']],
  ['Cortisol, insuline, melatonine', ['tubes']],
  ['Je hartslag in rust', ['heart']],
  ['Eten van het land', ['crate', 'jars']],
  ['Lezen van een etiket', ['crate', 'jars']],
  ['Welkom bij de universiteit', ['lesson']],
  ['Trappen tellen, geen stappen', ['walk', 'lift']],
  ['Duinwandeling bij zonsopkomst', ['dunes', 'walk']],
  ['Eten voor zonsondergang', ['clock', 'plate']],
  ['Eerst eiwit, dan brood', ['egg', 'plate']],
  ['Vier tellen in, zes tellen uit', ['sit', 'lungs']],
  ['Vragenuur: je eerste N=1', ['measure']],
  ['Zonsopkomstwandeling Amelisweerd', ['walk', 'forest', 'polder']],
  ['Avondbril amber', ['glasses']],
  // Words that begin like another.
  ['Dertig gram vezels, zonder bonen', ['crate', 'pan']],
  // Words that end a compound.
  ['Wintermoestuin in een middag', ['sprout', 'crate']],
  ['Beginnersavond: je eerste nulmeting', ['measure']],
  ['Meetavond: wat zegt je horloge?', ['measure']],
  ['Nieuwjaarsduik, rustig aan', ['swim', 'ice']],
  ['Stilte en paddenstoelen in het Speulderbos', ['forest', 'polder']],
  ['Wakker om drie uur', ['sleep', 'cabin']],
])('MKT-MORE-24 “%s” is shown by a drawing of what it says', (title, wanted) => {
  expect(wanted).toContain(motifIn(title, '0190a000-0000-7000-8000-000000000001'))
})

test('MKT-MORE-24 a title that says nothing of it asks for no drawing, and its record gets one of its subject', () => {
  for (const title of ['Over ons', 'Zonder titel', 'Aardig en hartelijk']) expect(motifIn(title, 'x'), title).toBeNull()
  const shown = (hue: 'voeding' | 'adem') =>
    new Set(Array.from({ length: 200 }, (_, at) => pictureFor({ id: `id${at}`, title: 'Over ons', hue }).motif))
  expect(shown('voeding').size).toBe(8)
  expect([...shown('adem')].filter((motif) => shown('voeding').has(motif))).toEqual([])
})

test('MKT-MORE-24 a record has the same picture wherever it is shown', () => {
  fc.assert(
    fc.property(id, fc.string(), hue, (id, title, hue) => {
      expect(pictureFor({ id, title, hue })).toEqual(pictureFor({ id, title, hue }))
    }),
  )
})

test('MKT-MORE-36 no drawing stands twice in a list while the title or the subject has another', () => {
  const list = ['Wakker om drie uur', 'Slapen met de router uit', 'Een betere nacht', 'Vroeg naar bed'].map(
    (title, at) => ({
      id: `0190a000-0000-7000-8000-00000000000${at}`,
      title,
      hue: 'slaap' as const,
    }),
  )
  const shown = [...picturesOf(list).values()].map(({ motif }) => motif)
  expect(shown[0]).toBe(motifIn('Wakker om drie uur', list[0]?.id ?? ''))
  expect(new Set(shown.slice(0, 2))).toEqual(new Set(['sleep', 'cabin']))
  expect(new Set(shown.slice(2))).toEqual(new Set(['window', 'glasses']))
})

test('MKT-MORE-36 a list is drawn the same each time, what comes below it changes nothing above', () => {
  const titles = fc.constantFrom('Over ons', 'Wakker om drie uur', 'Koken', 'Een slaapgrafiek', 'Daglicht')
  const records = fc.uniqueArray(fc.record({ id, title: titles, hue }), {
    selector: (record) => record.id,
    maxLength: 30,
  })
  fc.assert(
    fc.property(records, fc.nat({ max: 30 }), (records, first) => {
      const pictures = [...picturesOf(records).values()]
      expect([...picturesOf(records.slice(0, first)).values()]).toEqual(pictures.slice(0, first))
      expect(pictures.slice(0, 1)).toEqual(records.slice(0, 1).map(pictureFor))
      // A drawing comes again only where the card has no other left.
      pictures.forEach(({ motif }, at) => {
        const above = new Set(pictures.slice(0, at).map((picture) => picture.motif))
        if (!above.has(motif)) return
        const alone = [...drawnOver(records[at] as (typeof records)[number])]
        expect(alone.filter((other) => !above.has(other))).toEqual([])
      })
    }),
  )
})

/** Every drawing that some record of this title and this subject has. */
function drawnOver({ title, hue }: { title: string; hue: (typeof hues)[number] }) {
  const ids = Array.from({ length: 60 }, (_, at) => `id${at}`)
  return new Set(ids.flatMap((id) => [pictureFor({ id, title, hue }).motif, pictureFor({ id, title: '', hue }).motif]))
}

test('MKT-MORE-24 records of one minute differ: of ten neighbours at most three look quite the same', () => {
  const looks = Array.from({ length: 400 }, (_, at) =>
    JSON.stringify(
      pictureFor({
        id: `0190a000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`,
        title: 'Over ons',
        hue: 'licht',
      }),
    ),
  )
  for (let at = 0; at + 10 <= looks.length; at++) expect(new Set(looks.slice(at, at + 10)).size).toBeGreaterThan(7)
  const beside = looks.filter((look, at) => look === looks[at + 1])
  expect(beside.length).toBeLessThan(12)
})

test('MKT-MORE-25 a drawing keeps to the hours and the grounds that it bears, and takes the wanted ones otherwise', () => {
  expect(pictureOf('sleep', 'a', { hour: 'noon', hue: 'voeding' })).toMatchObject({ hour: 'night', hue: 'voeding' })
  expect(pictureOf('swim', 'a', { hour: 'noon', hue: 'rood' })).toMatchObject({ hour: 'noon', hue: 'koud' })
  expect(pictureOf('walk', 'a', { hour: 'evening', hue: 'rood' })).toMatchObject({ hour: 'evening', hue: 'rood' })
  fc.assert(
    fc.property(id, hue, fc.constantFrom(...hours), (id, hue, hour) => {
      expect(['evening', 'night']).toContain(pictureOf('fire', id, { hue, hour }).hour)
    }),
  )
})

test('MKT-MORE-25 what stands indoors keeps the gold of the day at night, under a roof that shows no sky', () => {
  for (const motif of ['measure', 'orange', 'egg', 'clock', 'glasses'] as const) {
    const [night, noon] = [pictureOf(motif, 'a', { hour: 'night' }), pictureOf(motif, 'a', { hour: 'noon' })]
    expect(coloursOf(night, 'light').sun).toEqual(coloursOf(noon, 'light').sun)
  }
  expect(pictureOf('walk', 'a', { hour: 'night' }).hour).toBe('night')
})

test('MKT-MORE-23 what is read or counted is never seen in a mirror, what may be is seen both ways', () => {
  const ways = (motif: 'clock' | 'walk') =>
    new Set(Array.from({ length: 50 }, (_, at) => pictureOf(motif, `${at}`).isMirrored))
  expect([...ways('clock')]).toEqual([false])
  expect(ways('walk').size).toBe(2)
})

test('every word leads to drawings that exist', () => {
  expect(subjects.flatMap(([, motifs]) => motifs).filter((motif) => !(motif in drawings))).toEqual([])
})

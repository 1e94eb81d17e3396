import { type Backdrop, backdrops } from './backdrops.ts'
import type { Emblem } from './emblems.ts'
import type { Theme } from './pen.ts'
import type { Picture, Thing } from './picture.ts'

/** What is drawn for a word in the prompt; the first that fits. */
const drawn: readonly (readonly [words: RegExp, thing: Thing])[] = [
  [/luxmeter|lichtmeter/, 'meter'],
  [/paneel|rood licht/, 'panel'],
  [/bril/, 'glasses'],
  [/kaars/, 'candles'],
  [/mat\b|aarding/, 'mat'],
  [/masker/, 'mask'],
  [/dekbed|deken|plaid|kussen/, 'blanket'],
  [/thee/, 'tea'],
  [/lamp|wekker/, 'lamp'],
  [/capsule|magnesium|vitamine|supplement/, 'jar'],
  [/thermometer/, 'thermometer'],
  [/ijsbad|ton\b/, 'tub'],
  [/rol\b|massage/, 'roller'],
  [/trui|shirt/, 'sweater'],
  [/mok|beker/, 'mug'],
  [/tas\b/, 'bag'],
  [/sokken/, 'socks'],
  [/logboek|schrift/, 'notebook'],
  [/pet\b|muts/, 'cap'],
  [/cursus/, 'course'],
  [/gids/, 'guide'],
  [/ebook|boek/, 'ebook'],
  [/video/, 'video'],
  [/masterclass/, 'masterclass'],
  [/workshop|kaart/, 'ticket'],
]
const moods: readonly (readonly [words: RegExp, theme: Theme, emblem: Emblem])[] = [
  [/slaap|nacht|dekbed/, 'slaap', 'moon'],
  [/rood|warm/, 'rood', 'flame'],
  [/koud|ijs|magnesium/, 'koud', 'frost'],
  [/adem|rust/, 'adem', 'wave'],
  [/eten|voeding|koken|thee|kruid/, 'voeding', 'leaf'],
  [/beweging|kracht|wandel/, 'beweging', 'foot'],
  [/wol|aarding|grounding|voeten/, 'grounding', 'leaf'],
]

/** What the stand-in draws for a prompt, the same every time. */
export function pictureFor(prompt: string): Picture {
  const text = prompt.toLowerCase()
  const [, thing = 'parcel'] = drawn.find(([words]) => words.test(text)) ?? []
  const [, theme = 'licht', emblem = 'sun'] = moods.find(([words]) => words.test(text)) ?? []
  const all = Object.keys(backdrops) as Backdrop[]
  return { thing, theme, emblem, backdrop: all[sumOf(text) % all.length] ?? 'wall' }
}

const sumOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)

import type { Draws } from '../draws.ts'
import type { Kind, Origin } from '../names.ts'
import type { CutName } from './hair.ts'

export const skins = ['#dfbfa6', '#d8b296', '#d0a384', '#c18f6e', '#ab795d', '#94654c', '#674334'] as const
export const hairs = {
  black: '#2d241e',
  brown: '#4c3428',
  chestnut: '#765139',
  darkBlond: '#a37e53',
  blond: '#d5b678',
  red: '#b05e35',
  grey: '#c0bdb7',
  white: '#e0ded8',
  pepper: '#75716b',
} as const
export const clothes = [
  '#c9583f',
  '#e7b460',
  '#3b6a48',
  '#336686',
  '#163749',
  '#7a4962',
  '#4f948f',
  '#d18887',
  '#7f6e60',
  '#f1e8d9',
] as const
export const grounds = [
  ['#f2e5ca', '#e3d2af'],
  ['#e3eace', '#cfd9b5'],
  ['#fce0d0', '#efcbb6'],
  ['#d2eedd', '#b9dec7'],
  ['#d4e9ff', '#bbd7f4'],
  ['#caeef2', '#aedee3'],
  ['#efe6ca', '#dfd3af'],
  ['#ffdddc', '#f3c7c6'],
  ['#e5e3ff', '#d2cff3'],
] as const
export const collars = ['round', 'polo', 'shirt', 'thin', 'scarf', 'v'] as const
export const mouths = ['smile', 'grin', 'calm', 'open'] as const

/** What somebody looks like in a drawn portrait. */
export type Face = {
  cut: CutName
  skin: (typeof skins)[number]
  hair: keyof typeof hairs
  beard: 'none' | 'stubble' | 'full' | 'moustache'
  glasses: 'none' | 'round' | 'square'
  earrings: boolean
  freckles: boolean
  lines: boolean
  mouth: (typeof mouths)[number]
  wide: number
  clothes: (typeof clothes)[number]
  cloth: (typeof clothes)[number]
  collar: (typeof collars)[number]
  ground: number
  tilt: number
}

/** What one sees at a glance; two people never share it. */
export const signatureOf = ({ cut, skin, hair, beard, glasses, clothes: worn }: Face): string =>
  [cut, skin, hair, beard, glasses, worn].join(' ')

const ofWomen: readonly CutName[] = [
  'long',
  'long',
  'longFringe',
  'wavyLong',
  'bob',
  'sideBob',
  'sideBob',
  'pixie',
  'bun',
  'lowBun',
  'tail',
  'braid',
  'twoBraids',
  'curls',
  'longCurls',
  'wave',
  'sunHat',
  'beanie',
]
const ofOlderWomen: readonly CutName[] = [
  'bob',
  'sideBob',
  'pixie',
  'pixie',
  'bun',
  'curls',
  'shortCurls',
  'lowBun',
  'wave',
  'sunHat',
  'short',
]
const ofMen: readonly CutName[] = [
  'short',
  'short',
  'side',
  'wave',
  'crop',
  'crop',
  'quiff',
  'fade',
  'shortCurls',
  'receding',
  'bald',
  'beanie',
  'cap',
  'curls',
  'bun',
]
const ofOlderMen: readonly CutName[] = [
  'wreath',
  'wreath',
  'receding',
  'bald',
  'short',
  'side',
  'cap',
  'beanie',
  'crop',
]
const tight = {
  woman: ['afro', 'curls', 'twists', 'longCurls', 'bun', 'shortCurls'],
  man: ['fade', 'crop', 'shortCurls', 'bald', 'twists', 'afro'],
} as const

/** The face of somebody of this origin and age, as the draws fall. */
export function faceFor(draw: Draws, { origin, kind, age }: { origin: Origin; kind: Kind; age: number }): Face {
  const worn = draw.pick(clothes)
  const cut = cutFor(draw, { origin, kind, age })
  return {
    cut,
    skin: skinFor(draw, origin),
    hair: hairFor(draw, origin, age),
    beard: kind === 'man' ? draw.pick(['none', 'none', 'stubble', 'full', 'full', 'moustache'] as const) : 'none',
    glasses: draw.chance(age > 45 ? 0.5 : 0.22) ? draw.pick(['round', 'square'] as const) : 'none',
    earrings: kind === 'woman' && cut !== 'headscarf' && draw.chance(0.4),
    freckles: origin === 'dutch' && age < 50 && draw.chance(0.2),
    lines: age > 56,
    mouth: draw.pick(mouths),
    wide: draw.pick([0.94, 0.97, 1, 1.03, 1.06]),
    clothes: worn,
    cloth: draw.pick(clothes.filter((one) => one !== worn && one !== '#f1e8d9')),
    collar: draw.pick(collars),
    ground: draw.whole(0, grounds.length - 1),
    tilt: draw.whole(-4, 4),
  }
}

function cutFor(draw: Draws, { origin, kind, age }: { origin: Origin; kind: Kind; age: number }): CutName {
  if (kind === 'woman' && ['moroccan', 'turkish', 'arab'].includes(origin) && draw.chance(0.5)) return 'headscarf'
  if (origin === 'surinamese' && kind === 'man' && draw.chance(0.1)) return 'turban'
  if (['african', 'surinamese'].includes(origin) && draw.chance(0.75)) return draw.pick(tight[kind])
  if (age >= 62) return draw.pick(kind === 'woman' ? ofOlderWomen : ofOlderMen)
  return draw.pick(kind === 'woman' ? ofWomen : ofMen)
}

function skinFor(draw: Draws, origin: Origin): Face['skin'] {
  const [pale, light, tan, olive, brown, dark, deep] = skins
  const of: Record<Origin, readonly Face['skin'][]> = {
    dutch: [pale, pale, light, light, tan],
    polish: [pale, light],
    turkish: [light, tan, olive],
    arab: [tan, olive],
    moroccan: [tan, olive, brown],
    chinese: [light, tan],
    indonesian: [tan, olive, brown],
    surinamese: [olive, brown, dark, deep],
    african: [dark, deep],
  }
  return draw.pick(of[origin])
}

function hairFor(draw: Draws, origin: Origin, age: number): Face['hair'] {
  if (age > 70 || (age > 60 && draw.chance(0.75))) return draw.pick(['grey', 'white', 'grey'] as const)
  if (age > 46 && draw.chance(0.35)) return draw.pick(['pepper', 'grey'] as const)
  if (origin === 'dutch' || origin === 'polish')
    return draw.pick(['brown', 'chestnut', 'chestnut', 'darkBlond', 'darkBlond', 'blond', 'blond', 'red'] as const)
  return draw.pick(['black', 'black', 'brown'] as const)
}

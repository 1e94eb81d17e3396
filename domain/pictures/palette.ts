import type { Hour, Hue, Look } from './look.ts'
import { type Tone, tones } from './shapes.ts'

/** Lightness, chroma and hue of OKLCH. */
export type Colour = readonly [number, number, number]

export type Light = 'light' | 'dark' | 'red'

/** Of each subject: hue and chroma of the ground, and the hue of the walls. */
export const grounds: Record<Hue, readonly [number, number, number]> = {
  licht: [226, 0.058, 84],
  voeding: [138, 0.078, 118],
  beweging: [46, 0.08, 56],
  grounding: [164, 0.058, 152],
  slaap: [262, 0.066, 262],
  adem: [202, 0.06, 200],
  rood: [24, 0.095, 28],
  koud: [232, 0.04, 226],
}

/** The sky from top to bottom at each hour, in light and in dark. */
export const skies: Record<Hour, Record<'light' | 'dark', readonly [Colour, Colour]>> = {
  night: {
    light: [
      [0.235, 0.045, 240],
      [0.41, 0.056, 234],
    ],
    dark: [
      [0.165, 0.032, 242],
      [0.3, 0.046, 236],
    ],
  },
  dawn: {
    light: [
      [0.79, 0.052, 232],
      [0.9, 0.078, 66],
    ],
    dark: [
      [0.4, 0.048, 238],
      [0.64, 0.085, 58],
    ],
  },
  morning: {
    light: [
      [0.83, 0.055, 228],
      [0.955, 0.038, 88],
    ],
    dark: [
      [0.44, 0.052, 232],
      [0.66, 0.05, 82],
    ],
  },
  noon: {
    light: [
      [0.78, 0.07, 234],
      [0.945, 0.025, 212],
    ],
    dark: [
      [0.41, 0.058, 236],
      [0.61, 0.036, 214],
    ],
  },
  evening: {
    light: [
      [0.61, 0.06, 240],
      [0.82, 0.115, 52],
    ],
    dark: [
      [0.3, 0.048, 242],
      [0.57, 0.105, 46],
    ],
  },
}

type Land = readonly [number, number]
/** Lightness, and how much of the chroma of the ground, of the four grounds by day and by night. */
export const lands: Record<'far' | 'mid' | 'near' | 'deep', Record<'light' | 'dark', { day: Land; night: Land }>> = {
  far: { light: { day: [0.77, 0.55], night: [0.385, 0.75] }, dark: { day: [0.52, 0.6], night: [0.31, 0.7] } },
  mid: { light: { day: [0.645, 0.85], night: [0.315, 0.75] }, dark: { day: [0.415, 0.85], night: [0.25, 0.7] } },
  near: { light: { day: [0.475, 0.9], night: [0.25, 0.7] }, dark: { day: [0.31, 0.8], night: [0.2, 0.6] } },
  deep: { light: { day: [0.31, 0.65], night: [0.175, 0.5] }, dark: { day: [0.2, 0.55], night: [0.135, 0.4] } },
}

/** Water has its own hue, whatever the ground has. */
export const waters: Record<'water' | 'water2', Record<'light' | 'dark', { day: Land; night: Land }>> = {
  water: { light: { day: [0.66, 0.062], night: [0.33, 0.052] }, dark: { day: [0.42, 0.055], night: [0.26, 0.045] } },
  water2: { light: { day: [0.545, 0.066], night: [0.27, 0.048] }, dark: { day: [0.345, 0.055], night: [0.21, 0.04] } },
}

type Walls = 'wall' | 'wall2' | 'wall3'
export const walls: Record<Walls, Record<'light' | 'dark', readonly [number, number]>> = {
  wall: { light: [0.925, 0.029], dark: [0.33, 0.028] },
  wall2: { light: [0.868, 0.04], dark: [0.275, 0.027] },
  wall3: { light: [0.775, 0.06], dark: [0.45, 0.052] },
}

type People = 'skin' | 'hair' | 'coat' | 'skin2' | 'hair2' | 'coat2'
type Fixed = Exclude<Tone, keyof typeof lands | keyof typeof waters | Walls | People | 'sun' | 'star'>
const fixed: Record<Fixed, Record<'light' | 'dark', Colour>> = {
  pale: { light: [0.968, 0.017, 84], dark: [0.885, 0.022, 82] },
  ember: { light: [0.63, 0.175, 37], dark: [0.58, 0.165, 36] },
  ink: { light: [0.255, 0.038, 232], dark: [0.15, 0.026, 240] },
  tool: { light: [0.3, 0.042, 232], dark: [0.8, 0.018, 225] },
  leaf: { light: [0.53, 0.095, 146], dark: [0.45, 0.08, 146] },
  leaf2: { light: [0.67, 0.115, 132], dark: [0.57, 0.095, 134] },
  wood: { light: [0.69, 0.075, 64], dark: [0.52, 0.06, 62] },
  legs: { light: [0.325, 0.048, 248], dark: [0.235, 0.04, 248] },
}

/** The sun by day and the moon by night. */
const suns = {
  light: { day: [0.815, 0.155, 72], night: [0.95, 0.035, 88] },
  dark: { day: [0.8, 0.145, 71], night: [0.9, 0.035, 86] },
} as const satisfies Record<'light' | 'dark', Record<'day' | 'night', Colour>>

const rust: Colour = [0.6, 0.15, 34]
const saffron: Colour = [0.81, 0.125, 80]
const green: Colour = [0.49, 0.078, 154]
const blue: Colour = [0.49, 0.08, 242]
const cream: Colour = [0.935, 0.022, 82]
const plum: Colour = [0.46, 0.08, 350]
/** Five pairs of people: skin, hair and coat of each. */
const casts: readonly Record<People, Colour>[] = [
  {
    skin: [0.8, 0.06, 58],
    hair: [0.33, 0.04, 50],
    coat: rust,
    skin2: [0.66, 0.076, 54],
    hair2: [0.25, 0.02, 60],
    coat2: saffron,
  },
  {
    skin: [0.5, 0.064, 46],
    hair: [0.24, 0.016, 60],
    coat: saffron,
    skin2: [0.84, 0.05, 62],
    hair2: [0.8, 0.012, 90],
    coat2: blue,
  },
  {
    skin: [0.85, 0.046, 62],
    hair: [0.78, 0.09, 84],
    coat: green,
    skin2: [0.43, 0.056, 44],
    hair2: [0.22, 0.016, 60],
    coat2: rust,
  },
  {
    skin: [0.7, 0.076, 54],
    hair: [0.27, 0.02, 58],
    coat: cream,
    skin2: [0.82, 0.056, 60],
    hair2: [0.55, 0.11, 46],
    coat2: plum,
  },
  {
    skin: [0.83, 0.05, 60],
    hair: [0.83, 0.012, 90],
    coat: blue,
    skin2: [0.75, 0.07, 56],
    hair2: [0.36, 0.045, 50],
    coat2: cream,
  },
]

/** The colours of a picture in a light: its tones, and the sky behind it from top to bottom. */
export function coloursOf({ hue, hour, cast }: Look, light: Light): Record<Tone | 'air' | 'air2', Colour> {
  const shade = light === 'light' ? 'light' : 'dark'
  const part = hour === 'night' ? 'night' : 'day'
  const [landHue, landChroma, wallHue] = grounds[hue]
  const [air, air2] = skies[hour][shade]
  const people = casts[cast % casts.length] ?? casts[0]
  const toneOf = (tone: Tone): Colour => {
    if (tone === 'sun') return suns[shade][part]
    // There are no stars by day: they have the colour of the air.
    if (tone === 'star') return part === 'night' ? suns[shade].night : air
    if (tone in lands) {
      const [lightness, share] = lands[tone as keyof typeof lands][shade][part]
      return [lightness, landChroma * share, landHue]
    }
    if (tone in waters) {
      const [lightness, chroma] = waters[tone as keyof typeof waters][shade][part]
      return [lightness, chroma, 226]
    }
    if (tone in walls) {
      const [lightness, chroma] = walls[tone as Walls][shade]
      return [lightness, chroma, wallHue]
    }
    if (tone in fixed) return fixed[tone as Fixed][shade]
    const [lightness, chroma, personHue] = people?.[tone as People] ?? rust
    return shade === 'light' ? [lightness, chroma, personHue] : [lightness * 0.94 + 0.03, chroma * 0.95, personHue]
  }
  const entries = [
    ...tones.map((tone) => [tone, toneOf(tone)] as const),
    ['air', air] as const,
    ['air2', air2] as const,
  ]
  return Object.fromEntries(
    entries.map(([tone, colour]) => [tone, light === 'red' ? inRed(tone, colour) : colour]),
  ) as Record<Tone | 'air' | 'air2', Colour>
}

/**
 * Only the red channel, as the tokens have it: the lightness of the dark picture tells shapes apart. The sun is brightest,
 * and people stand out of their ground.
 */
function inRed(tone: string, [lightness]: Colour): Colour {
  // Paper and cloth are large: as bright as they can be they would light the room.
  if (tone === 'pale') return [0.46, 0.46 * 0.4105, 29.2]
  const shown = tone === 'sun' ? 0.628 : Math.min(0.6, lightness * (/^(skin|coat)/.test(tone) ? 0.8 : 0.66) + 0.015)
  return [shown, shown * 0.4105, 29.2]
}

/** A colour as browsers read it. */
export const oklch = ([lightness, chroma, hue]: Colour): string =>
  `oklch(${short(lightness)} ${short(chroma)} ${short(hue)})`

const short = (value: number): string => String(Math.round(value * 1000) / 1000).replace(/^0\./, '.')

/** The same for what reads no OKLCH, such as the library that draws share images: sRGB, cut off where it ends. */
export function hex([lightness, chroma, hue]: Colour): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(channel).join('')}`
}

function channel(linear: number): string {
  const cut = Math.min(1, Math.max(0, linear))
  const encoded = cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

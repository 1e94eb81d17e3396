import { beanieRib, circle, line, lit, shape, stroke } from './pen.ts'

type Cloth = { hair: string; cloth: string }
type Cut = { behind?: (it: Cloth) => string; before: (it: Cloth) => string }

const many = (places: readonly (readonly [number, number])[], radius: number, colour: string): string =>
  places.map(([x, y]) => circle(x, y, radius, colour)).join('')

const fringe = 'M31.5 46C29 26 38 18 48 18C42 26 37 34 31.5 46zM64.5 46C67 26 58 18 48 18C53 27 59 33 64.5 46z'
const parted = 'M31.5 43C29 22 39 17 48 17S67 22 64.5 43C62 33 56 27 48 27S34 33 31.5 43z'
const short = 'M32 42C28 20 41 14 50 15C65 15 69 28 64 42C63 35 60 31 56 29C48 32 39 30 35 33C33 36 33 38 32 42z'

/** How hair is worn: what lies behind the head, and what lies on it. */
export const cuts = {
  short: { before: ({ hair }) => shape(short, hair) },
  side: {
    before: ({ hair }) =>
      shape(
        'M31.5 43C26 22 39 12 52 14C67 16 68 30 64.5 43C63 34 60 29 54 25C48 32 40 34 34 34C32.5 37 32 40 31.5 43z',
        hair,
      ),
  },
  wave: {
    before: ({ hair }) =>
      shape('M31 44C24 27 34 11 51 13C67 12 72 27 65 44C64 37 62 33 58 30C51 34 46 25 40 29C35 31 33 37 31 44z', hair),
  },
  crop: {
    before: ({ hair }) => shape('M32.4 40C31 22 41 17 48 17S65 22 63.6 40C62 31 57 25 48 25S34 31 32.4 40z', hair),
  },
  quiff: {
    before: ({ hair }) =>
      shape(
        'M32 41C28 26 34 20 38 20C40 12 58 9 63 18C69 24 67 34 64 41C63 34 61 30 57 27C50 30 42 27 37 29C34 32 33 36 32 41z',
        hair,
      ),
  },
  fade: {
    before: ({ hair }) =>
      shape('M34 30C34 16 62 16 62 30C58 25 53 24 48 24S38 25 34 30z', hair) +
      shape('M32.4 42C31 34 32 30 34 28V38zM63.6 42C65 34 64 30 62 28V38z', hair, 0.5),
  },
  long: {
    behind: ({ hair }) => shape('M27 78C22 50 25 15 48 15S74 50 69 78Q48 86 27 78z', hair),
    before: ({ hair }) => shape(fringe, hair),
  },
  longFringe: {
    behind: ({ hair }) => shape('M28 80C22 48 26 14 48 14S74 48 68 80Q60 84 56 78H40Q36 84 28 80z', hair),
    before: ({ hair }) => shape('M31.5 40C30 20 66 20 64.5 40Q57 35 48 36T31.5 40z', hair),
  },
  wavyLong: {
    behind: ({ hair }) =>
      shape(
        'M29 30C24 40 30 46 25 54C20 62 28 68 24 78C32 88 42 80 48 80S64 88 72 78C68 68 76 62 71 54C66 46 72 40 67 30C62 12 34 12 29 30z',
        hair,
      ),
    before: ({ hair }) =>
      shape('M31.5 45C28 28 36 17 46 17C43 26 38 33 31.5 45zM64.5 45C68 28 62 17 46 17C52 27 58 33 64.5 45z', hair),
  },
  bob: {
    behind: ({ hair }) => shape('M28 58C23 30 29 14 48 14S73 30 68 58Q65 62 60 60H36Q31 62 28 58z', hair),
    before: ({ hair }) => shape('M31.5 39C31 19 65 19 64.5 39Q56 34 48 35T31.5 39z', hair),
  },
  sideBob: {
    behind: ({ hair }) => shape('M28 60C24 30 30 14 48 14S72 30 68 56Q64 60 60 57H36Q32 64 28 60z', hair),
    before: ({ hair }) =>
      shape('M31.4 44C28 22 40 15 50 16C66 18 67 32 64.6 44C63 36 60 31 56 27C48 34 38 34 31.4 44z', hair),
  },
  pixie: {
    behind: ({ hair }) => shape('M30 46C27 26 33 14 48 14S69 26 66 46z', hair),
    before: ({ hair }) =>
      shape('M31.6 41C29 24 38 16 49 17C62 17 67 28 64.4 38C58 35 52 31 48 26C44 33 37 36 31.6 41z', hair),
  },
  bun: {
    behind: ({ hair }) => circle(48, 11, 8, hair),
    before: ({ hair }) => shape(parted, hair),
  },
  lowBun: {
    behind: ({ hair }) => circle(63, 60, 8, hair) + shape('M30 48C26 26 32 14 48 14S70 26 66 48z', hair),
    before: ({ hair }) => shape(parted, hair),
  },
  tail: {
    behind: ({ hair }) => shape('M60 24C80 28 79 58 71 72C68 62 69 44 58 36z', hair),
    before: ({ hair }) => shape('M31.5 43C29 22 39 17 48 17S67 22 64.5 43C61 32 54 29 46 28S34 34 31.5 43z', hair),
  },
  braid: {
    behind: ({ hair }) => shape('M27 60C23 30 27 15 48 15S73 30 69 52L62 56H34z', hair),
    before: ({ hair }) =>
      shape(fringe, hair) +
      many(
        [
          [30, 62],
          [29, 70],
          [30, 78],
          [32, 86],
        ],
        5.4,
        hair,
      ),
  },
  twoBraids: {
    behind: ({ hair }) => shape('M28 56C24 30 28 15 48 15S72 30 68 56L62 58H34z', hair),
    before: ({ hair }) =>
      shape(fringe, hair) +
      many(
        [
          [30, 62],
          [29, 70],
          [30, 78],
          [66, 62],
          [67, 70],
          [66, 78],
        ],
        4.8,
        hair,
      ),
  },
  curls: {
    behind: ({ hair }) =>
      many(
        [
          [28, 44],
          [27, 34],
          [31, 24],
          [39, 17],
          [48, 14],
          [57, 17],
          [65, 24],
          [69, 34],
          [68, 44],
          [30, 54],
          [66, 54],
        ],
        8,
        hair,
      ),
    before: ({ hair }) =>
      many(
        [
          [36, 27],
          [43, 23],
          [51, 23],
          [59, 26],
        ],
        6.5,
        hair,
      ),
  },
  longCurls: {
    behind: ({ hair }) =>
      many(
        [
          [27, 72],
          [69, 72],
          [26, 62],
          [70, 62],
          [26, 52],
          [70, 52],
          [27, 42],
          [69, 42],
          [28, 32],
          [68, 32],
          [34, 22],
          [62, 22],
          [42, 16],
          [54, 16],
        ],
        9,
        hair,
      ),
    before: ({ hair }) =>
      many(
        [
          [35, 29],
          [42, 23],
          [50, 22],
          [58, 25],
          [62, 31],
        ],
        6,
        hair,
      ),
  },
  shortCurls: {
    before: ({ hair }) =>
      many(
        [
          [33, 33],
          [35, 25],
          [41, 19],
          [48, 17],
          [55, 19],
          [61, 25],
          [63, 33],
          [40, 26],
          [48, 24],
          [56, 26],
        ],
        5.6,
        hair,
      ),
  },
  afro: {
    behind: ({ hair }) => circle(48, 33, 26, hair),
    before: ({ hair }) => shape('M32 42C31 26 39 22 48 22S65 26 64 42C62 34 57 29.5 48 29.5S34 34 32 42z', hair),
  },
  twists: {
    behind: ({ hair }) =>
      many(
        [
          [29, 66],
          [67, 66],
          [28, 57],
          [68, 57],
          [28, 48],
          [68, 48],
          [29, 38],
          [67, 38],
        ],
        5,
        hair,
      ) + shape('M28 46C24 24 32 13 48 13S72 24 68 46z', hair),
    before: ({ hair }) => shape(parted, hair) + line('M40 17L38 27M48 16V26M56 17L58 27', lit, 1.2, 0.3),
  },
  bald: { before: () => line('M39 25q5-4 11-4', lit, 1.5, 0.7) },
  wreath: {
    before: ({ hair }) =>
      shape('M32 47C28 38 29 29 35 25C33 33 35 38 34 47zM64 47C68 38 67 29 61 25C63 33 61 38 62 47z', hair),
  },
  receding: {
    before: ({ hair }) =>
      shape(
        'M32 43C28 28 35 17 48 17S68 28 64 43C63 34 60 27 55 24C52 22 50 28 48 28S44 22 41 24C36 27 33 34 32 43z',
        hair,
      ),
  },
  headscarf: {
    behind: ({ cloth }) =>
      shape('M25 50C22 18 37 11 48 11S74 18 71 50C71 66 79 76 82 86C62 96 34 96 14 86C17 76 25 66 25 50z', cloth),
    before: ({ cloth }) =>
      shape('M32 44C30 24 40 19 48 19S66 24 64 44C66 34 62 15 48 15S30 34 32 44z', cloth) +
      line('M33 58C38 68 58 68 63 58M30 62C38 76 60 76 68 64', stroke, 1.6, 0.22),
  },
  turban: {
    before: ({ cloth }) =>
      shape('M29 36C24 8 72 8 67 36C62 26 54 25 48 32C42 25 34 26 29 36z', cloth) +
      line('M30 32C38 14 56 12 66 26M32 24C42 12 58 18 64 34', stroke, 1.4, 0.25),
  },
  beanie: {
    before: ({ hair, cloth }) =>
      shape('M33 48C31 40 32 34 34 32H36L35 48zM63 48C65 40 64 34 62 32H60L61 48z', hair) +
      shape('M31 34C29 8 67 8 65 34z', cloth) +
      shape('M29.5 32Q48 26 66.5 32V40Q48 34 29.5 40z', beanieRib) +
      line('M40 14q-3 8-3 14M48 12v15M56 14q3 8 3 14', lit, 1.6, 0.5),
  },
  cap: {
    before: ({ hair, cloth }) =>
      shape('M32 46C30 40 31 34 33 31H36L35 46zM64 46C66 40 65 34 63 31H60L61 46z', hair) +
      shape('M30 33C29 9 67 9 66 33z', cloth) +
      shape('M29 32Q48 24 72 31Q76 35 68 35Q48 30 30 37z', stroke, 0.85),
  },
  sunHat: {
    before: ({ hair, cloth }) =>
      shape('M32 52C29 42 31 34 34 31H62C65 34 67 42 64 52L61 38H35z', hair) +
      shape('M20 33Q48 20 76 33Q48 28 20 33z', cloth) +
      shape('M33 31C33 10 63 10 63 31Q48 26 33 31z', cloth) +
      line('M33.5 28Q48 23 62.5 28', stroke, 2.4, 0.5),
  },
} as const satisfies Record<string, Cut>

export type CutName = keyof typeof cuts

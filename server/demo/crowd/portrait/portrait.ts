import sharp from 'sharp'
import { type Face, grounds, hairs } from './face.ts'
import { cuts } from './hair.ts'
import { circle, ember, line, oval, pale, shape, stroke, warm } from './pen.ts'

type Part = (face: Face) => string

/** A portrait as SVG, 96 by 96: flat shapes, warm colours and one layer of fine lines. The same face is the same drawing. */
export function portraitOf(face: Face): string {
  const [ground, shade] = grounds[face.ground] ?? grounds[0]
  const cut: {
    behind?: (it: { hair: string; cloth: string }) => string
    before: (it: { hair: string; cloth: string }) => string
  } = cuts[face.cut]
  const worn = { hair: hairs[face.hair], cloth: face.cloth }
  const tilted = (inside: string) => `<g transform="rotate(${face.tilt} 48 60)">${inside}</g>`
  const isCovered = face.cut === 'headscarf'
  const behind = tilted(cut.behind?.(worn) ?? '')
  const head = `<g transform="translate(${(48 - 48 * face.wide).toFixed(2)} 0) scale(${face.wide} 1)">${isCovered ? '' : ears(face)}${skull(face)}${features(face)}${cut.before(worn)}${glasses[face.glasses]}${face.earrings ? circle(32, 51, 1.9, warm) + circle(64, 51, 1.9, warm) : ''}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="256" height="256" stroke-linecap="round" stroke-linejoin="round"><rect width="96" height="96" fill="${ground}"/>${circle(face.tilt % 2 ? 74 : 22, 64, 34, shade)}${isCovered ? '' : behind}${bust(face)}${isCovered ? behind : collars[face.collar](face)}${tilted(head)}</svg>`
}

/** The same as the bytes of a PNG file, as a member would send it. */
export const portraitFile = (face: Face): Promise<Buffer> =>
  sharp(Buffer.from(portraitOf(face)))
    .png({ compressionLevel: 1 })
    .toBuffer()

const bust: Part = ({ clothes: worn, skin }) =>
  shape('M10 100C10 82 24 75 40 71Q48 78 56 71C72 75 86 82 86 100z', worn) +
  shape('M41 56H55V71Q48 80 41 71z', skin) +
  shape('M41 62Q48 70 55 62V66Q48 73 41 66z', stroke, 0.14)

const collars: Record<Face['collar'], Part> = {
  round: () => shape('M38 70Q48 84 58 70L61 72Q48 92 35 72z', pale),
  polo: ({ clothes: worn }) =>
    shape('M39 64H57V76Q48 82 39 76z', worn) + line('M39.5 68Q48 73 56.5 68', stroke, 1.6, 0.25),
  shirt: () => shape('M38 69L48 84L34 82zM58 69L48 84L62 82z', pale) + line('M48 84V100', stroke, 1.6, 0.3),
  thin: () => line('M35 73Q48 86 61 73', pale, 2, 0.7),
  v: ({ skin }) => shape('M39 70L48 90L57 70Q48 78 39 70z', skin) + line('M37 71L48 91L59 71', stroke, 1.4, 0.3),
  scarf: ({ cloth }) =>
    shape('M34 66Q48 78 62 66L65 76Q48 90 31 76z', cloth) +
    shape('M54 78L64 76L66 98H56z', cloth) +
    line('M36 72Q48 82 61 72', stroke, 1.4, 0.25),
}

const ears: Part = ({ skin }) => oval(32, 44, 3.6, 5, skin) + oval(64, 44, 3.6, 5, skin)
const skull: Part = ({ skin }) =>
  shape('M32 40C32 20 64 20 64 40C64 55 57.5 64 48 64S32 55 32 40z', skin) +
  circle(39.5, 51, 3.4, ember, 0.16) +
  circle(56.5, 51, 3.4, ember, 0.16)

const features: Part = (face) => {
  const isFair = ['blond', 'grey', 'white'].includes(face.hair)
  const brow = isFair ? stroke : hairs[face.hair]
  return (
    beards[face.beard](face) +
    mouths[face.beard === 'full' ? 'beard' : face.mouth] +
    circle(42, 43.5, 1.5, stroke) +
    circle(54, 43.5, 1.5, stroke) +
    line('M39.2 39q2.8-1.8 5.4-.6M51.4 38.4q2.6-1.2 5.4.6', brow, 1.5) +
    line('M48.6 44.5q-2.4 4.5-1.6 5.5h2', stroke, 1.3, 0.4) +
    (face.freckles
      ? [
          [38, 48],
          [41, 49.5],
          [55, 49.5],
          [58, 48],
          [39.5, 50.5],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 0.6, '#a0583a', 0.6))
          .join('')
      : '') +
    (face.lines
      ? line('M36.4 46l-1.6 1.6M59.6 46l1.6 1.6M40.5 51.5q-1.4 2-1 4M55.5 51.5q1.4 2 1 4', stroke, 1.1, 0.3)
      : '')
  )
}

const chin = 'M32.2 42C32 58 39 67 48 67S64 58 63.8 42C62 50 58 52 54 50.5Q48 48.5 42 50.5C38 52 34 50 32.2 42z'
const beards: Record<Face['beard'], Part> = {
  none: () => '',
  stubble: ({ hair }) => shape(chin, hairs[hair], 0.25),
  full: ({ hair }) => shape(chin, hairs[hair]),
  moustache: ({ hair }) => shape('M40.5 54Q44 50 48 51.6Q52 50 55.5 54Q51 55.4 48 53.8Q45 55.4 40.5 54z', hairs[hair]),
}

const mouths: Record<Face['mouth'] | 'beard', string> = {
  beard: line('M44 55.5q4 2.6 8 0', pale, 1.7),
  smile: line('M43.5 55q4.5 3.8 9 0', stroke, 1.6, 0.8),
  grin: shape('M43 54.6Q48 60.5 53 54.6z', pale) + line('M43 54.6Q48 60.5 53 54.6z', stroke, 1.2, 0.7),
  calm: line('M44.5 56q3.5 1.4 7 0', stroke, 1.6, 0.8),
  open: line('M44 55.4q4 3 8.4-.6', stroke, 1.6, 0.8) + line('M46.5 59q1.6.8 3.2 0', stroke, 1, 0.3),
}

const glasses: Record<Face['glasses'], string> = {
  none: '',
  round: `<g fill="none" stroke="${stroke}" stroke-width="1.5"><circle cx="41.5" cy="44" r="5.6"/><circle cx="54.5" cy="44" r="5.6"/><path d="M47.1 43.5h1.8M36 43l-3.5-1M60 43l3.5-1"/></g>`,
  square: line(
    'M35.5 40h11v5.5q0 3-3 3h-5q-3 0-3-3zM49.5 40h11v5.5q0 3-3 3h-5q-3 0-3-3zM46.5 42h3M35.5 41l-3-.5M60.5 41l3-.5',
    stroke,
    1.5,
  ),
}

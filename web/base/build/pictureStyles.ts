import { castCount, type Hour, type Hue, hours, hues } from '@bewezen/domain/pictures/look.ts'
import { coloursOf, grounds, type Light, lands, oklch, walls } from '@bewezen/domain/pictures/palette.ts'
import { type Tone, tones } from '@bewezen/domain/pictures/shapes.ts'

type Name = Tone | 'air' | 'air2'

/** The style sheet of pictures: their colours as variables, in each light. Drawings refer to them (`Drawn`). */
export function pictureStyles(): string {
  return `${[head, shape, ...rulesOf('light'), ...rulesOf('dark'), ...rulesOf('red')].join('\n')}\n`
}

const head = '/* Written by `node tools/pictures.ts` from domain/pictures/palette.ts: change it there. */'
const shape = `.picture {
  display: block;
  width: 100%;
  height: 100%;
  background: linear-gradient(var(--art-air), var(--art-air2) 75%);
  stroke-linecap: round;
  stroke-linejoin: round;
}`

const people: readonly Tone[] = ['skin', 'hair', 'coat', 'skin2', 'hair2', 'coat2']
const byHour: readonly Name[] = ['far', 'mid', 'near', 'deep', 'water', 'water2', 'sun', 'star']
const within: Record<Light, string> = {
  light: '',
  dark: "[data-theme='dark'] *",
  red: "[data-redlight='on'] *",
}

/** The rules of a light, each as weak as the next: a later one wins. */
function rulesOf(light: Light): string[] {
  const rule = (of: string, names: readonly Name[], look: { hue?: Hue; hour?: Hour; cast?: number }) => {
    const wanted = [within[light] && `:where(${within[light]})`, of && `:where(${of})`].join('')
    return `.picture${wanted} { ${declarations(names, look, light)} }`
  }
  const fixed = tones.filter((tone) => !people.includes(tone) && !byHour.includes(tone))
  const inHues = hues.map((hue) => {
    const [landHue, landChroma, wallHue] = grounds[hue]
    return `.picture:where([data-hue='${hue}']) { --art-h: ${landHue}; --art-c: ${landChroma}; --art-w: ${wallHue}; }`
  })
  return [
    ...(light === 'light' ? inHues : []),
    rule('', [...fixed, ...byHour], { hour: 'noon' }),
    rule("[data-hour='night']", byHour, { hour: 'night' }),
    ...hours.map((hour) => rule(`[data-hour='${hour}']`, ['air', 'air2'], { hour })),
    ...Array.from({ length: castCount }, (_, cast) => rule(`[data-cast='${cast}']`, people, { cast })),
  ]
}

function declarations(names: readonly Name[], look: { hour?: Hour; cast?: number }, light: Light): string {
  const { hour = 'noon', cast = 0 } = look
  const colours = coloursOf({ hue: 'licht', hour, cast }, light)
  const colourOf = (name: Name): string => {
    if (name === 'star' && hour !== 'night') return 'transparent'
    if (light !== 'red' && name in lands) {
      const [lightness, share] = lands[name as keyof typeof lands][light][hour === 'night' ? 'night' : 'day']
      return `oklch(${lightness} calc(var(--art-c) * ${share}) var(--art-h))`
    }
    if (light !== 'red' && name in walls) {
      const [lightness, chroma] = walls[name as keyof typeof walls][light]
      return `oklch(${lightness} ${chroma} var(--art-w))`
    }
    return oklch(colours[name])
  }
  return names.map((name) => `--art-${name}: ${colourOf(name)};`).join(' ')
}

/** The themes of the site with their tints, from pale to the colour of an object (`--th-…` of the design). */
export const tints = {
  licht: { pale: '#f5e8cf', ground: '#e9d8b7', soft: '#d4ba88', full: '#d99a3a', deep: '#6d541b' },
  voeding: { pale: '#e6eed3', ground: '#d6dfbc', soft: '#b7c591', full: '#7f8f4a', deep: '#525e27' },
  beweging: { pale: '#fee3d4', ground: '#f5d2be', soft: '#e4b193', full: '#c06a42', deep: '#7b4a2b' },
  grounding: { pale: '#d9ecdd', ground: '#c1decb', soft: '#97c0a6', full: '#3f6f54', deep: '#2b5142' },
  slaap: { pale: '#dde8f7', ground: '#c6d7ee', soft: '#9db8de', full: '#4c5f94', deep: '#2f4672' },
  adem: { pale: '#d3eef0', ground: '#bbe0e3', soft: '#8cc6cc', full: '#2f8590', deep: '#0f5a64' },
  koud: { pale: '#d8edf7', ground: '#c0dfee', soft: '#93c4da', full: '#3b8aab', deep: '#175a74' },
  rood: { pale: '#fbe2da', ground: '#f3cec5', soft: '#e5aea2', full: '#c0553f', deep: '#7c3326' },
} as const
export type Theme = keyof typeof tints

/** What every drawing shares: the line, the one warm colour, paper and wool. */
export const [ink, sun, paper, wool] = ['#0d3142', '#f5a93c', '#fdf8ee', '#efe6d6']

/** The middle of a drawing, and the line on which things stand. */
export const [middle, table] = [480, 530]

const rounded = 'stroke-linejoin="round" stroke-linecap="round"'

/** A filled shape with the line around it. */
export const shape = (path: string, fill: string, width = 8): string =>
  `<path d="${path}" fill="${fill}" stroke="${ink}" stroke-width="${width}" ${rounded}/>`

/** A line of its own. */
export const line = (path: string, width = 7, colour: string = ink): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${rounded}/>`

/** A filled shape without a line. */
export const patch = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export type Box = { x: number; y: number; width: number; height: number; round?: number }

export const box = ({ x, y, width, height, round = 8 }: Box, fill: string, border = 8): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" stroke="${ink}" stroke-width="${border}"/>`

export const disc = (x: number, y: number, radius: number, fill: string, border = 7): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${border ? ` stroke="${ink}" stroke-width="${border}"` : ''}/>`

/** Something drawn around 0,0 at another place and size. */
export const placed = (x: number, y: number, size: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${drawn}</g>`

/** The same thing several times. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

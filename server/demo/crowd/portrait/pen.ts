/** The colours of the hand in which faces are drawn: pale, deep and warm. */
export const [pale, stroke, warm, ember, lit] = ['#f9f3e6', '#0b242f', '#fcaa38', '#e15d31', '#fffaf0'] as const
export const beanieRib = '#4a6573'

const seen = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacity}"`)

export const shape = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}"${seen(opacity)}/>`
export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${seen(opacity)}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
export const line = (d: string, colour: string, width = 1.6, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${seen(opacity)}/>`

import type { Drawing, Shape, Tone } from './shapes.ts'

/** A drawing as SVG, each tone in the paint that is given: a variable of the page's, or a colour. */
export const svgOf = ({ shapes }: Pick<Drawing, 'shapes'>, paint: (tone: Tone) => string): string =>
  shapes.map((shape) => shapeOf(shape, paint)).join('')

function shapeOf(shape: Shape, paint: (tone: Tone) => string): string {
  if ('of' in shape) return `<g transform="${shape.at}">${svgOf({ shapes: shape.of }, paint)}</g>`
  const { d, fill, stroke, width, opacity, dashes } = shape
  return [
    `<path d="${d}"`,
    fill && ` fill="${paint(fill)}"`,
    stroke && ` fill="none" stroke="${paint(stroke)}" stroke-width="${width ?? 2}"`,
    dashes && ` stroke-dasharray="${dashes}"`,
    opacity !== undefined && ` opacity="${opacity}"`,
    '/>',
  ]
    .filter(Boolean)
    .join('')
}

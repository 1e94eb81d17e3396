import type { Circle } from './skyShapes.ts'

type Disc = Pick<Circle, 'x' | 'y' | 'r'>

/** The outline of what a disc leaves of the moon. Cut out, not covered: a covering disc shows against a sky that fades. */
export function crescent(moon: Disc, shadow: Disc): string {
  const [dx, dy] = [shadow.x - moon.x, shadow.y - moon.y]
  const apart = Math.hypot(dx, dy)
  const [ux, uy] = [dx / apart, dy / apart]
  // The two tips lie on one line across; `along` is how far that line is from the middle of the moon.
  const along = (apart ** 2 + moon.r ** 2 - shadow.r ** 2) / (2 * apart)
  const half = Math.sqrt(moon.r ** 2 - along ** 2)
  const tip = (side: 1 | -1) =>
    `${round(moon.x + along * ux - side * half * uy)} ${round(moon.y + along * uy + side * half * ux)}`
  const outside = `A${moon.r} ${moon.r} 0 ${along > 0 ? 1 : 0} 1 ${tip(-1)}`
  return `M${tip(1)}${outside}A${shadow.r} ${shadow.r} 0 ${along > apart ? 1 : 0} 0 ${tip(1)}z`
}

const round = (value: number): number => Math.round(value * 10) / 10

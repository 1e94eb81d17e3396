import { type Daylight, hourOf } from './hourOf.ts'
import { box, chalk, type Drawing, dashed, disc, fill, round, type Shape } from './shapes.ts'

/** How wide and high the way of the sun is. */
const [wide, high] = [230, 190]

/** The sky of a moment as a drawing: the sun where it stands on its way, or the moon, over a ground with slow waves. */
export function skyline({ at, sunrise, sunset }: Daylight & { at: number }): Drawing {
  const along = Math.min(1, Math.max(0, (at - sunrise) / Math.max(sunset - sunrise, 1)))
  const isNight = hourOf({ at, sunrise, sunset }) === 'night'
  const turn = isNight ? 0.72 : along
  const [x, y] = [round(-wide * Math.cos(Math.PI * turn)), round(60 - high * Math.max(0.04, Math.sin(Math.PI * turn)))]
  return {
    subject: [-290, -200, 580, 400],
    shapes: [
      dashed('pale', `M${-wide} 60A${wide} ${high} 0 0 1 ${wide} 60`, 0.8),
      fill('pale', disc(x, y, 74), 0.32),
      fill('sun', disc(x, y, 46)),
      fill('near', box(-4000, 60, 8000, 900)),
      ...waves(),
    ],
  }
}

function waves(): Shape[] {
  return [100, 140, 180, 220, 270].map((y, row) =>
    chalk(`M-1600 ${y}q80-${16 - row} 160 0${'t160 0'.repeat(19)}`, 0.6 - row * 0.09),
  )
}

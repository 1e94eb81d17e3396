import { line, middle, paper, patch, sun, type Theme, table, times, tints } from './pen.ts'

const [left, right, top, bottom] = [144, 816, 80, 618]
const across = right - left
const all = `M${left} ${top}H${right}V${bottom}H${left}Z`

/** A table before a wall with the two arcs of the house. */
function wall(theme: Theme): string {
  const { pale, ground } = tints[theme]
  const arcs = [220, 300].map(
    (radius, index) =>
      `<circle cx="${middle}" cy="${table}" r="${radius}" fill="none" stroke="#fff" stroke-width="4"${index ? ' stroke-dasharray="3 14" stroke-linecap="round"' : ''}/>`,
  )
  return patch(all, pale) + arcs.join('') + onGround(ground)
}

/** The sun half above the line. */
function morning(theme: Theme): string {
  const { pale, ground, soft } = tints[theme]
  const disc = (radius: number, fill: string, opacity: number) =>
    `<circle cx="${middle}" cy="${table}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`
  return patch(all, pale) + disc(300, '#fff', 0.45) + disc(232, soft, 0.55) + disc(170, sun, 0.5) + onGround(ground)
}

/** Two rows of hills behind the thing. */
function hills(theme: Theme): string {
  const { pale, ground, soft } = tints[theme]
  return (
    patch(all, pale) +
    `<circle cx="660" cy="210" r="54" fill="${sun}" opacity=".55"/>` +
    patch(`M${left} 430Q250 330 380 400T620 390T${right} 360V${table}H${left}Z`, ground) +
    patch(`M${left} 490Q300 410 470 470T${right} 440V${table}H${left}Z`, soft, 0.8) +
    onGround(ground)
  )
}

/** A window with light that falls in. */
function pane(theme: Theme): string {
  const { pale, ground, soft } = tints[theme]
  return (
    patch(all, pale) +
    patch('M238 112H722V430H238Z', '#fff', 0.75) +
    line('M480 112V430M238 262H722', 6, soft) +
    line('M238 112H722V430H238Z', 8, soft) +
    patch(`M300 ${table}H690L760 ${bottom}H210Z`, '#fff', 0.5) +
    onGround(ground, false) +
    patch(`M300 ${table}H660L720 ${bottom}H220Z`, '#fff', 0.4)
  )
}

/** Water up to the line, with ripples. */
function water(theme: Theme): string {
  const { pale, ground, soft } = tints[theme]
  const ripple = (index: number) => `M${176 + ((index * 197) % 560)} ${552 + index * 11}h${60 + ((index * 37) % 50)}`
  return (
    patch(all, pale) +
    `<circle cx="${middle}" cy="${table}" r="262" fill="#fff" opacity=".55"/>` +
    onGround(ground) +
    line(
      times(6, (index) => ripple(index)),
      4,
      soft,
    )
  )
}

/** The evening: dark sky, stars and a moon. */
function night(theme: Theme): string {
  const star = (index: number) => `M${170 + ((index * 173) % 620)} ${104 + ((index * 97) % 300)}h.1`
  return (
    `<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b2c3f"/><stop offset="1" stop-color="#3a6079"/></linearGradient></defs>` +
    patch(all, 'url(#night)') +
    line(times(22, star), 5, '#e8dcc4') +
    `<circle cx="690" cy="176" r="46" fill="${paper}"/><circle cx="708" cy="162" r="40" fill="#0f3449"/>` +
    `<circle cx="${middle}" cy="${table}" r="250" fill="${tints[theme].soft}" opacity=".28"/>` +
    onGround('#123a4e')
  )
}

/** Broad stripes that run out from behind the thing, like light through slats. */
function rays(theme: Theme): string {
  const { pale, ground, soft } = tints[theme]
  const ray = (index: number) => {
    const [from, to] = [Math.PI + (index * Math.PI) / 9 + 0.06, Math.PI + ((index + 0.55) * Math.PI) / 9 + 0.06]
    const at = (angle: number) =>
      `${Math.round(middle + Math.cos(angle) * 560)} ${Math.round(table + Math.sin(angle) * 560)}`
    return `M${middle} ${table}L${at(from)}L${at(to)}Z`
  }
  return patch(all, pale) + patch(times(9, ray), soft, 0.35) + onGround(ground)
}

/** A cupboard: two boards and a wall of slats. */
function cupboard(theme: Theme): string {
  const { pale, ground, soft } = tints[theme]
  const slat = (index: number) => `M${left + 56 + index * 80} ${top}V${table}`
  return patch(all, pale) + line(times(8, slat), 4, ground) + line(`M${left} 128H${right}`, 14, soft) + onGround(ground)
}

const onGround = (fill: string, withEdge = true): string =>
  `<rect x="${left}" y="${table}" width="${across}" height="${bottom - table}" fill="${fill}"/>${withEdge ? line(`M${left} ${table}H${right}`, 4, '#0d314266') : ''}`

/** What a thing can stand before. */
export const backdrops = { wall, morning, hills, pane, water, night, rays, cupboard } as const
export type Backdrop = keyof typeof backdrops

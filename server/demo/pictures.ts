import sharp from 'sharp'

const [paper, night, sun, line] = ['#fbfaf8', '#0d3142', '#f5a93c', '#d9d4cc']

/** The pictures that members of the demonstration share, drawn here: a graph of nights, a morning, a graph of minutes. */
const drawings = {
  slaap: graph('Slaapduur per nacht', [5.0, 5.2, 4.9, 5.3, 5.1, 5.0, 5.2, 5.6, 5.9, 6.1, 6.0, 6.4, 6.5, 6.6], 7),
  beweging: graph('Minuten zonder pauze', [11, 11, 12, 12, 13, 12, 14, 14, 15, 15, 16, 17, 18, 19], 5),
  licht: morning(),
}

export type Picture = keyof typeof drawings

/** A picture as a member would send it, as the bytes of a PNG file. */
export const pictureOf = (what: Picture): Promise<Buffer> => sharp(Buffer.from(drawings[what])).png().toBuffer()

function graph(title: string, values: number[], changedAt: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const x = (index: number) => 80 + (index * 800) / (values.length - 1)
  const y = (value: number) => 430 - ((value - least) / (most - least)) * 270
  const path = values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(0)} ${y(value).toFixed(0)}`)
    .join(' ')
  const dots = values.map(
    (value, index) =>
      `<circle cx="${x(index).toFixed(0)}" cy="${y(value).toFixed(0)}" r="9" fill="${index < changedAt ? paper : sun}" stroke="${night}" stroke-width="4"/>`,
  )
  const turn = x(changedAt - 0.5).toFixed(0)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540"><rect width="960" height="540" fill="${paper}"/><rect x="${turn}" y="110" width="${930 - Number(turn)}" height="350" fill="#fdeccb"/><path d="M${turn} 110V460" stroke="#8a5a12" stroke-width="3" stroke-dasharray="3 9"/><text x="50" y="72" font-family="sans-serif" font-size="34" font-weight="700" fill="${night}">${title}</text><path d="M50 460H930" stroke="${line}" stroke-width="4"/><path d="${path}" fill="none" stroke="${night}" stroke-width="5" stroke-linejoin="round"/>${dots.join('')}</svg>`
}

function morning(): string {
  const arcs = [150, 230, 320, 420].map(
    (radius) =>
      `<circle cx="330" cy="560" r="${radius}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-dasharray="2 12"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" width="960" height="720"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9cc3dc"/><stop offset=".65" stop-color="#fbe6cc"/><stop offset="1" stop-color="#f6c489"/></linearGradient></defs><rect width="960" height="560" fill="url(#s)"/>${arcs.join('')}<circle cx="330" cy="560" r="95" fill="${sun}"/><rect y="560" width="960" height="160" fill="${night}"/><path d="M0 600Q120 585 240 600T480 600T720 600T960 600M0 640Q120 625 240 640T480 640T720 640T960 640" fill="none" stroke="#3d6a80" stroke-width="4"/></svg>`
}

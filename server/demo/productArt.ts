import sharp from 'sharp'

const [night, sun, line] = ['#0d3142', '#f5a93c', '#d9d4cc']

/** What each product of the demonstration looks like: one object on a horizon, on the tint of its theme. */
const drawings = {
  paneel: onHorizon(
    '#f6dcd4',
    `<rect x="380" y="150" width="200" height="300" rx="24" fill="${night}"/>${grid(4, 6, (x, y) => `<circle cx="${420 + x * 40}" cy="${190 + y * 44}" r="12" fill="#d8442f"/>`)}<path d="M430 450V520M530 450V520M400 520H560" stroke="${night}" stroke-width="8" stroke-linecap="round"/>`,
  ),
  bril: onHorizon(
    '#fbe9c4',
    `<rect x="270" y="290" width="180" height="120" rx="46" fill="#e8862a" stroke="${night}" stroke-width="8"/><rect x="510" y="290" width="180" height="120" rx="46" fill="#e8862a" stroke="${night}" stroke-width="8"/><path d="M450 330Q480 312 510 330M270 320L190 280M690 320L770 280" fill="none" stroke="${night}" stroke-width="8" stroke-linecap="round"/>`,
  ),
  kaars: onHorizon(
    '#fbe9c4',
    `<path d="M480 170Q530 240 480 290Q430 240 480 170" fill="${sun}" stroke="${night}" stroke-width="7"/><path d="M480 290V330" stroke="${night}" stroke-width="7"/><rect x="420" y="330" width="120" height="190" rx="8" fill="#fdf8ee" stroke="${night}" stroke-width="8"/><path d="M420 370Q450 400 480 370T540 370" fill="none" stroke="${night}" stroke-width="6"/>`,
  ),
  mat: onHorizon(
    '#d9ecdd',
    `<path d="M350 320H610L720 470H240Z" fill="#3f6f54" stroke="${night}" stroke-width="8" stroke-linejoin="round"/><path d="M437 320L400 470M523 320L560 470M300 390H660" stroke="${night}" stroke-width="5"/><path d="M480 470V510Q480 530 510 530H620" fill="none" stroke="${night}" stroke-width="7"/>`,
  ),
  slaapmasker: onHorizon(
    '#e2e0f0',
    `<path d="M260 320Q480 250 700 320Q720 430 610 440Q530 440 480 380Q430 440 350 440Q240 430 260 320Z" fill="#4c4a7d" stroke="${night}" stroke-width="8"/><path d="M260 340L180 320M700 340L780 320" stroke="${night}" stroke-width="8" stroke-linecap="round"/>`,
  ),
  kaartje: onHorizon(
    '#f6dcd4',
    `<path d="M270 280H690V350A30 30 0 0 0 690 410V480H270V410A30 30 0 0 0 270 350Z" fill="#fdf8ee" stroke="${night}" stroke-width="8"/><path d="M590 290V470" stroke="${night}" stroke-width="6" stroke-dasharray="6 14"/><path d="M360 440A70 70 0 0 1 500 440Z" fill="${sun}" stroke="${night}" stroke-width="6"/>`,
  ),
} as const

export type ProductArt = keyof typeof drawings

/** A picture as the management of the shop would send it, as the bytes of a PNG file. */
export const productPicture = (what: ProductArt): Promise<Buffer> => sharp(Buffer.from(drawings[what])).png().toBuffer()

function onHorizon(tint: string, object: string): string {
  const arcs = [220, 300].map(
    (radius) =>
      `<circle cx="480" cy="530" r="${radius}" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="3 14"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="144 80 672 537.6" width="960" height="768"><rect width="960" height="768" fill="${tint}"/>${arcs.join('')}<path d="M0 530H960" stroke="${line}" stroke-width="4"/>${object}</svg>`
}

function grid(columns: number, rows: number, cell: (x: number, y: number) => string): string {
  return Array.from({ length: columns * rows }, (_, index) => cell(index % columns, Math.floor(index / columns))).join(
    '',
  )
}

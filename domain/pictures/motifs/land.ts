import {
  at,
  box,
  chalk,
  type Drawing,
  dice,
  disc,
  fill,
  firs,
  grass,
  ground,
  mirrored,
  ridge,
  type Shape,
  stars,
  stroke,
  sunAt,
} from '../shapes.ts'

/** A path through a wood, the light between its trunks. */
const forest: Drawing = {
  subject: [-270, -210, 540, 420],
  shapes: [
    fill('far', box(-4000, -900, 8000, 1040), 0.55),
    fill('pale', disc(10, -50, 200), 0.4),
    fill('sun', disc(10, -50, 96)),
    trunks('mid', 150, 26, 118, 3),
    fill('mid', 'M-4000 96C-800 70-300 110 0 92S900 76 4000 104V900H-4000z'),
    trunks('near', 190, 44, 214, 5),
    fill('pale', 'M2 92C6 130-60 160-70 210S-190 380-280 900H260C230 420 130 280 96 206S52 124 40 92z', 0.85),
    fill(
      'near',
      'M-4000 170C-900 130-420 190-120 184C-190 300-240 520-280 900H-4000zM4000 170C900 130 420 180 96 176C170 320 230 500 260 900H4000z',
    ),
    trunk('deep', -312, 300, 74),
    trunk('deep', 296, 330, 92),
    trunk('deep', -560, 340, 100),
    trunk('deep', 620, 340, 104),
    fill(
      'leaf',
      'M-900-900H900V-230C760-170 690-260 560-214C470-160 380-240 290-206C240-150 170-226 96-250C20-270-40-240-92-262C-180-240-230-160-310-214C-420-160-520-250-640-206C-740-160-800-220-900-190z',
    ),
    fill(
      'leaf2',
      'M-700-300C-620-250-560-300-480-272C-420-240-380-290-330-286C-420-330-560-350-700-300zM330-300C400-250 480-300 560-270C640-250 700-290 740-306C600-350 440-350 330-300z',
      0.8,
    ),
    fern(-170, 250, 1),
    mirroredFern(190, 240, 0.9),
    fern(-420, 300, 1.2),
    mirroredFern(420, 290, 1.1),
  ],
}

function trunk(tone: 'mid' | 'near' | 'deep', x: number, foot: number, wide: number): Shape {
  const half = wide / 2
  return fill(
    tone,
    `M${x - half * 0.7}-900L${x - half * 0.8} ${foot - 90}Q${x - half} ${foot - 20} ${x - half * 1.5} ${foot}H${x + half * 1.5}Q${x + half} ${foot - 20} ${x + half * 0.8} ${foot - 90}L${x + half * 0.7}-900z`,
  )
}

function trunks(tone: 'mid' | 'near', foot: number, wide: number, step: number, seed: number): Shape {
  const next = dice(seed)
  let d = ''
  for (let x = -2000; x < 2000; x += step) {
    const place = Math.round(x + next() * step * 0.5)
    if (Math.abs(place - 14) > 96) d += box(place, -900, Math.round(wide * (0.7 + next() * 0.6)), 900 + foot)
  }
  return fill(tone, d)
}

function leaves(): Shape[] {
  return [
    stroke('leaf2', 5, 'M0 0C4-50 26-90 62-110M0 0C-8-50-30-80-62-94M0 0C2-60-4-100-14-132'),
    stroke(
      'leaf2',
      4,
      'M14-48l26-2M24-70l28-4M40-90l26-6M-14-46l-24 2M-26-66l-24 4M-40-80l-22 6M-2-60l18-14M-4-84l16-14M-2-60l-18-10M-6-86l-16-10',
    ),
  ]
}

function fern(x: number, y: number, size: number): Shape {
  return at(x, y, size, leaves())
}

function mirroredFern(x: number, y: number, size: number): Shape {
  return mirrored(x, y, size, leaves())
}

/** A river through the polder, a mill on its bank. */
const polder: Drawing = {
  subject: [-280, -220, 560, 420],
  shapes: [
    stars(-60),
    ...sunAt(-176, -40, 58),
    ridge('far', 24, 14, 320, 3),
    poplars(-430),
    poplars(300),
    ground('mid', 34),
    chalk('M-4000 90H-420M-4000 150H-360M-4000 220H-300M520 90H4000M560 150H4000M600 220H4000', 0.3),
    fill(
      'water',
      'M-70 34C-80 66-10 84-40 120S-230 180-220 260S-80 420-200 900H420C380 560 260 380 190 290C130 220 150 150 90 116S-30 70-36 34z',
    ),
    chalk('M-60 84h46M-20 132h64M-120 176h80M20 214h70M-140 246h90M0 290h110M-80 340h120', 0.55),
    mill(150, 60),
    fill(
      'near',
      'M-4000 230C-900 190-500 220-300 250C-220 300-200 420-260 900H-4000zM4000 220C900 190 560 220 330 250C380 330 440 500 450 900H4000z',
      0.75,
    ),
    grass(-220, 262, 60),
    grass(-290, 250, 66),
    grass(320, 250, 62),
    grass(-120, 110, 34),
    cow(-170, 128),
    cow(-262, 154),
  ],
}

function poplars(x: number): Shape {
  return fill(
    'near',
    [0, 46, 92, 138]
      .map((aside, tree) => {
        const high = 130 + ((tree * 53) % 40)
        return `M${x + aside} 38C${x + aside - 22} 10 ${x + aside - 16}-${high - 60} ${x + aside}-${high - 38}C${x + aside + 16}-${high - 60} ${x + aside + 22} 10 ${x + aside} 38z`
      })
      .join(''),
  )
}

function mill(x: number, y: number): Shape {
  return at(x, y, 1, [
    fill('near', 'M-66 40H66L60 10H-60z'),
    fill('ember', 'M-52 12L-32-124H32L52 12z'),
    fill('deep', 'M-36-122C-34-160 34-160 36-122z'),
    fill('pale', `${box(-10, -92, 20, 26, 3)}${box(-12, -40, 24, 52, 3)}`),
    stroke('tool', 7, 'M0-136L-104-232M0-136L104-40M0-136L96-240M0-136L-96-32'),
    fill(
      'pale',
      'M-16-158L-88-226L-106-206L-34-140zM16-114L88-46L106-66L34-132zM22-152L88-224L108-206L42-134zM-22-120L-88-48L-108-66L-42-138z',
      0.85,
    ),
    fill('tool', disc(0, -136, 9)),
  ])
}

function cow(x: number, y: number): Shape {
  return at(x, y, 1, [
    fill('pale', 'M-26-6C-28-24-20-28 0-28S26-26 26-10V0H-24z'),
    fill('ink', 'M-10-28C-12-14 6-14 8-28zM14-6C14-16 26-16 26-8V0H16z'),
    fill('ink', box(-38, -30, 16, 13, 5)),
    stroke('pale', 5, 'M-20-2V14M-10-2V14M14-2V14M22-2V14'),
  ])
}

/** A cabin with a lit window under the stars. */
const cabin: Drawing = {
  subject: [-280, -210, 560, 410],
  shapes: [
    stars(-30, 40),
    fill('sun', disc(178, -138, 40)),
    ridge('far', 60, 70, 360, 12),
    firs('mid', 74, 150, 56, 6),
    ground('near', 70),
    fill('deep', 'M-4000 190C-800 140-400 200 0 180S800 150 4000 190V900H-4000z'),
    fill('sun', 'M-60 100L-260 340H180L56 100z', 0.2),
    fill('wood', 'M-156 118V-24L0-132L156-24V118z'),
    stroke('ink', 3, 'M-154 88H154M-154 58H154M-154 28H154M-154-2H154', 0.3),
    fill('deep', 'M-190-10L0-152L190-10L172 10L0-118L-172 10z'),
    fill('sun', box(-112, 0, 84, 72, 4)),
    stroke('deep', 7, 'M-70 0V72M-112 36H-28'),
    fill('ink', box(24, -4, 72, 122, 4)),
    fill('sun', box(40, 12, 40, 30, 3)),
    fill('deep', box(84, -150, 30, 78)),
    stroke('pale', 7, 'M98-166c-22-26 20-40 0-70s16-36 2-56', 0.5),
    fill('near', box(-180, 114, 360, 16, 4)),
    tree(-262, 190, 1.3),
    tree(268, 196, 1.5),
    tree(-380, 230, 1.7),
    tree(420, 230, 1.8),
  ],
}

function tree(x: number, y: number, size: number): Shape {
  return at(x, y, size, [
    fill('deep', 'M0-150L34-92H20L48-44H26L58 4H-58L-26-44H-48L-20-92H-34z'),
    fill('deep', box(-7, 0, 14, 24)),
  ])
}

/** A garden bed with something that grows in it. */
const sprout: Drawing = {
  subject: [-250, -200, 500, 390],
  shapes: [
    fill('sun', disc(0, -60, 118)),
    chalk(disc(0, -60, 164)),
    fill('pale', disc(0, -60, 206), 0.22),
    ridge('far', 60, 20, 300, 8),
    fill('near', 'M-4000 96C-700 70-200 78 0 70S700 70 4000 92V900H-4000z'),
    fill('deep', 'M-4000 150C-700 130-200 140 0 132S700 130 4000 146V900H-4000z'),
    stroke('leaf2', 13, 'M0 84C-4 20 8-30 0-92'),
    fill('leaf2', 'M2-20C-24-84-104-104-158-76C-140-14-66 18 2-20zM2-66C30-130 104-152 162-122C144-60 74-26 2-66z'),
    fill('leaf', 'M2-20C-50-34-104-52-158-76C-140-14-66 18 2-20zM2-66C60-80 112-98 162-122C144-60 74-26 2-66z'),
    fill('leaf2', 'M0-84C-22-112-20-148 0-170C20-148 22-112 0-84z'),
    stroke(
      'pale',
      4,
      'M0 88V160M0 104C-24 112-40 130-46 156M0 104C24 112 40 130 46 156M0 130C-12 140-18 156-18 178M0 130C14 140 20 156 20 176',
      0.6,
    ),
    stroke('pale', 6, 'M-180 168h0M-120 200h0M110 190h0M190 164h0M-240 220h0M250 230h0M60 220h0M-40 232h0', 0.4),
    at(-230, 96, 0.5, [
      stroke('leaf2', 15, 'M0 0V-60'),
      fill('leaf', 'M0-50C-20-90-66-96-90-80C-78-44-36-30 0-50zM0-50C20-90 66-96 90-80C78-44 36-30 0-50z'),
    ]),
    at(236, 92, 0.5, [
      stroke('leaf2', 15, 'M0 0V-60'),
      fill('leaf', 'M0-50C-20-90-66-96-90-80C-78-44-36-30 0-50zM0-50C20-90 66-96 90-80C78-44 36-30 0-50z'),
    ]),
  ],
}

export const land = { forest, polder, cabin, sprout }

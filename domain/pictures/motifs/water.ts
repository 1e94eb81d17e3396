import {
  at,
  box,
  chalk,
  type Drawing,
  fill,
  firs,
  grass,
  ground,
  oval,
  ridge,
  ripples,
  type Shape,
  stars,
  stroke,
  sunAt,
} from '../shapes.ts'

/** A jetty into a lake. */
const jetty: Drawing = {
  subject: [-270, -210, 540, 410],
  shapes: [
    stars(-70),
    ...sunAt(-128, -62, 62),
    ridge('far', -20, 44, 230, 11),
    ridge('near', 2, 20, 150, 5),
    ground('water', 0),
    fill('water2', 'M-4000 150C-560 110 420 190 4000 140V900H-4000z', 0.7),
    stroke('sun', 7, 'M-190 26h124M-214 52h170M-168 78h82M-200 104h150M-158 130h66', 0.75),
    ripples(24, 380, 20, 9, 560),
    fill(
      'deep',
      'M-26 60L-40 92H-28L-16 60zM100 60L114 92H102L90 60zM-104 186L-134 300H-114L-86 186zM178 186L210 300H190L160 186z',
    ),
    fill('wood', 'M-14 40H88L330 900H-330z'),
    fill('pale', 'M-14 40H88L92 52H-18z', 0.6),
    stroke('ink', 3, 'M-26 84H102M-38 132H116M-54 186H134M-74 246H154M-100 318H176M-126 400H200M-160 500H230', 0.28),
    at(66, 118, 1, [
      fill('pale', box(-38, -30, 74, 18, 8)),
      fill('ember', box(-38, -16, 74, 18, 8)),
      fill('coat2', box(-34, -42, 64, 14, 7)),
    ]),
    reeds(-330, 240),
    reeds(-420, 280),
    reeds(360, 250),
    reeds(450, 290),
  ],
}

function reeds(x: number, y: number): Shape {
  return at(x, y, 1, [
    stroke(
      'deep',
      5,
      'M-36 60C-34-40-30-100-44-170M0 60C-4-40 4-120 0-210M32 60C30-30 40-90 52-150M16 60C18 0 26-60 22-110',
    ),
    stroke('wood', 13, 'M-43-160l-2-40M0-200v-44M51-142l6-38'),
  ])
}

/** Dunes with the sea behind them. */
const dunes: Drawing = {
  subject: [-290, -190, 580, 390],
  shapes: [
    stars(-80),
    ...sunAt(-92, -56, 66),
    ground('water', -40),
    ground('water2', -8),
    ripples(-30, 60, 12, 4, 640),
    stroke('pale', 6, 'M-4000 34C-900 20-500 46-240 30S500 16 4000 36', 0.85),
    fill('wall', 'M-4000 36C-900 24-500 50-240 34S500 20 4000 40V900H-4000z'),
    fill(
      'wall2',
      'M-4000 70C-1000-30-700-30-440 60C-300 110-190 130-90 128C60 110 190-40 380-44C560-44 700 60 4000 30V900H-4000z',
    ),
    fill(
      'wall3',
      'M-4000 260C-900 120-520 110-330 150C-180 186-110 240-20 300C70 240 190 150 400 160C700 170 960 240 4000 190V900H-4000z',
      0.85,
    ),
    fill(
      'pale',
      'M-30 124C-10 150 20 170-8 200S-70 270-120 300C-200 380-260 560-300 900H220C180 560 110 400 70 320C40 260 60 220 62 190S16 140 4 122z',
      0.9,
    ),
    stroke('wood', 9, 'M-140 260V180M-96 226V152M-62 196V134M128 250V170M98 214V144M70 188V132'),
    stroke('wood', 4, 'M-140 190Q-116 178-96 162Q-78 154-62 142M128 180Q112 164 98 152Q82 146 70 140'),
    grass(-250, 196, 84, 'leaf', 3),
    grass(-310, 226, 96, 'leaf', 4),
    grass(250, 156, 84, 'leaf', 5),
    grass(320, 196, 92, 'leaf', 6),
    grass(214, 216, 70, 'leaf', 8),
    grass(-480, 180, 90, 'leaf', 9),
    grass(520, 200, 90, 'leaf', 10),
    stroke('pale', 4, 'M96-120q14-16 28 0q14-16 28 0M170-86q11-12 22 0q11-12 22 0'),
  ],
}

/** A frozen lake with a hole in the ice and a hut with light. */
const ice: Drawing = {
  subject: [-300, -190, 600, 400],
  shapes: [
    stars(-60, 32),
    ...sunAt(190, -110, 46),
    fill(
      'pale',
      'M-4000-10C-900-120-640-130-420-40C-300-90-160-120-40-30C120-110 300-100 460-20C700-120 1000-100 4000-30V60H-4000z',
      0.75,
    ),
    firs('near', 8, 104, 44, 14),
    firs('deep', 14, 60, 62, 5),
    ground('pale', 12),
    fill('far', 'M-4000 70C-700 40-200 96 300 60S1000 70 4000 56V900H-4000z', 0.55),
    at(-158, 66, 1, [
      fill('wood', 'M-76 0V-84L0-142L76-84V0z'),
      stroke('ink', 3, 'M-74-22H74M-74-44H74M-74-66H74', 0.28),
      fill('pale', 'M-98-74L0-156L98-74L86-62L0-132L-86-62z'),
      fill('deep', box(8, -62, 40, 62, 3)),
      fill('sun', box(-50, -66, 40, 36, 3)),
      stroke('wood', 5, 'M-30-66V-30M-50-48H-10'),
      fill('deep', box(34, -152, 20, 44)),
      stroke('pale', 6, 'M44-166c-16-20 16-32 0-54', 0.85),
    ]),
    fill('deep', oval(110, 128, 146, 44)),
    fill('water2', oval(110, 134, 134, 37)),
    chalk('M40 124h60M70 140h90M150 128h54M96 156h60', 0.8),
    fill('pale', 'M-20 136C-44 128-40 106-16 104C0 90 30 96 24 108z'),
    stroke('tool', 8, 'M214 150V44q0-16 14-16q14 0 14 16M268 138V44q0-16-13-16'),
    stroke('tool', 6, 'M214 72H266M214 104H266M214 134H266'),
    stroke('mid', 3, 'M-190 116L-130 176L-150 240M60 210L40 280L90 330M320 180L400 220M-360 190L-300 240', 0.7),
    chalk('M-420 140h90M-90 220h70M300 250h110M-260 300h120', 0.9),
  ],
}

export const water = { jetty, dunes, ice }

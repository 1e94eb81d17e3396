import {
  at,
  box,
  chalk,
  type Drawing,
  dashed,
  disc,
  fill,
  ground,
  mirrored,
  oval,
  ridge,
  type Shape,
  stars,
  stillLife,
  stroke,
} from '../shapes.ts'

const wide = box(-4000, -900, 8000, 1800)

/** Somebody asleep under a blanket, the window open to the night. */
const sleep: Drawing = {
  subject: [-436, -220, 806, 430],
  shapes: [
    fill('near', wide),
    chalk('M-4000-150H4000M-4000-30H4000M-4000 90H4000', 0.07),
    fill('deep', box(60, -206, 250, 214)),
    stroke('star', 5, 'M104-150h0M136-92h0M252-60h0M180-172h0M276-130h0M118-36h0'),
    fill('sun', 'M206-160a46 46 0 1 0 56 60a38 38 0 0 1-56-60z'),
    stroke('wood', 11, 'M66-200H304V2H66zM185-200V2'),
    fill('wood', box(46, 0, 278, 16, 4)),
    ground('deep', 196),
    fill('wood', 'M-330 196V-30Q-330-60-300-60Q-270-60-270-30V196z'),
    fill('wood', 'M310 196V70Q310 46 334 46Q358 46 358 70V196z'),
    fill('pale', 'M-274 86H320V168Q320 178 310 178H-264Q-274 178-274 168z'),
    fill('pale', 'M-268 92C-288 36-246 12-196 20C-134 8-84 30-90 92z'),
    stroke('ink', 2.5, 'M-252 48Q-232 36-210 38M-116 62Q-106 52-108 42', 0.22),
    fill('skin', 'M-150 44C-128 40-100 56-86 90H-156z'),
    fill('hair', 'M-212 44C-216-8-128-14-122 36C-120 66-140 80-164 80C-192 80-210 66-212 44z'),
    fill('skin', oval(-152, 50, 8, 11)),
    stroke('pale', 2.5, 'M-196 30C-188 6-160-2-142 8M-200 50C-194 66-182 72-170 74', 0.3),
    fill('ember', 'M-128 92C-102 50-50 32 30 26C120 20 210 52 320 60V176H-116C-140 160-142 116-128 92z'),
    fill('pale', 'M-128 92C-108 58-74 42-30 34C-74 76-98 122-108 172C-140 160-142 116-128 92z', 0.85),
    chalk('M-20 66C40 40 110 40 170 62M-40 118C60 86 160 96 320 104M-66 158C40 134 180 140 320 144', 0.4),
    fill('ink', box(-274, 172, 594, 30, 4), 0.75),
    at(-376, 0, 1, [
      fill('wood', box(-46, 110, 92, 88, 4)),
      fill('sun', disc(0, 40, 58), 0.16),
      fill('sun', 'M-30 56L-18 14H18L30 56z'),
      stroke('wood', 8, 'M0 56V108'),
    ]),
  ],
}

/** Lungs that fill, in rings of breath. */
const lungs: Drawing = {
  subject: [-250, -220, 500, 430],
  shapes: [
    fill('wall', wide),
    fill('wall2', 'M-4000 140C-600 40-200 60 0 130S760 60 4000 130V900H-4000z'),
    ...[210, 268, 330].map((r, ring) =>
      ring % 2 ? dashed('wall3', disc(0, 10, r), 0.9) : stroke('wall3', 2.5, disc(0, 10, r), 0.7),
    ),
    fill('ember', 'M-22-64C-70-120-140-76-166 8C-188 84-186 168-146 178C-104 186-60 150-34 128C-20 114-20-34-22-64z'),
    fill('ember', 'M22-64C70-120 140-76 166 8C188 84 186 168 146 178C104 186 60 150 34 128C20 114 20-34 22-64z'),
    fill('coat2', 'M-22-64C-70-120-140-76-166 8C-128-40-70-60-24-10z', 0.35),
    fill('coat2', 'M22-64C70-120 140-76 166 8C128-40 70-60 24-10z', 0.35),
    stroke('tool', 20, 'M0-196V-70'),
    stroke('pale', 3, 'M-9-176h18M-9-156h18M-9-136h18M-9-116h18M-9-96h18', 0.55),
    stroke('tool', 13, 'M0-74C-4-40-40-36-60 2M0-74C4-40 40-36 60 2'),
    stroke(
      'pale',
      6,
      'M-60 2C-84 14-108 12-128 30M-60 2C-70 40-72 72-92 106M-76 54C-94 56-112 66-124 84M60 2C84 14 108 12 128 30M60 2C70 40 72 72 92 106M76 54C94 56 112 66 124 84',
      0.85,
    ),
  ],
}

/** A heart with its beat running through it. */
const heart: Drawing = {
  subject: [-270, -200, 540, 400],
  shapes: [
    fill('wall', wide),
    stroke('wall3', 2.5, disc(0, 0, 236), 0.7),
    dashed('wall3', disc(0, 0, 292), 0.9),
    fill('wall2', 'M-4000 120C-700 60-300 170 0 130S800 60 4000 130V900H-4000z'),
    fill(
      'ember',
      'M0 150C-120 84-178 20-170-54C-162-118-104-148-54-128C-28-118-10-100 0-78C10-100 28-118 54-128C104-148 162-118 170-54C178 20 120 84 0 150z',
    ),
    fill('pale', 'M-136-50C-132-88-104-108-74-104C-104-90-118-70-122-42z', 0.5),
    stroke('tool', 8, 'M-4000 6H-190'),
    stroke('pale', 9, 'M-190 6H-92l24-52L-24 84L20-70L50 30L66 6H190'),
    stroke('tool', 8, 'M190 6H4000'),
    fill('sun', disc(190, 6, 15)),
  ],
}

/** Footsteps in wet sand, along the water. */
const feet: Drawing = {
  subject: [-250, -230, 500, 500],
  shapes: [
    fill('wall2', wide),
    fill('water', 'M-4000-900H-250C-150-560-330-380-230-190S-330 160-210 330S-300 600-220 900H-4000z'),
    fill('water2', 'M-4000-900H-420C-330-560-500-380-400-190S-500 160-380 330S-470 600-400 900H-4000z'),
    stroke('pale', 12, 'M-250-900C-150-560-330-380-230-190S-330 160-210 330S-300 600-220 900', 0.95),
    chalk('M-210-900C-110-560-290-380-190-190S-290 160-170 330S-260 600-180 900', 0.7),
    ...[
      [-70, 196, -14],
      [24, 92, 6],
      [-32, -24, -10],
      [66, -128, 10],
    ].map(([x = 0, y = 0, turn = 0], step) => at(x, y, 1, step % 2 ? foot() : [mirrored(0, 0, 1, foot())], turn)),
    chalk('M160-160h50M220 40h44M190 180h54M320-80h40M340 140h60M430-220h50M480 20h40', 0.7),
    fill('pale', 'M196 104C184 84 196 60 222 62C248 60 258 86 244 104Q220 116 196 104z'),
    stroke('ink', 2.5, 'M220 108V66M212 107L202 70M228 107L240 70', 0.3),
  ],
}

function foot(): Shape[] {
  return [
    fill(
      'wood',
      `M-4-36C18-40 30-20 26 4C22 26 18 40 14 56C8 74-18 72-20 52C-22 34-10 22-14 2C-18-14-22-32-4-36z${oval(-14, -54, 8, 11)}${oval(4, -58, 6, 8)}${oval(16, -52, 5, 7)}${oval(25, -43, 5, 6)}${oval(31, -32, 4, 5)}`,
      0.75,
    ),
  ]
}

/** A hand held up to the sun. */
const hand: Drawing = {
  subject: [-240, -220, 480, 440],
  shapes: [
    stars(-40),
    fill('pale', disc(10, -30, 224), 0.28),
    fill('sun', disc(10, -30, 150)),
    chalk(disc(10, -30, 190)),
    dashed('pale', disc(10, -30, 256)),
    ridge('far', 130, 24, 280, 6),
    ridge('mid', 176, 18, 240, 2),
    fill('coat', 'M-88 900V196Q-88 182-74 182H74Q88 182 88 196V900z'),
    stroke('ink', 2.5, 'M-84 210H84', 0.3),
    fill('skin', 'M-64 186C-76 120-88 80-84 30L-70 0H64C84 10 92 30 88 66C84 110 68 140 62 186z'),
    stroke('skin', 34, 'M-66 26L-76-104M-24 8L-28-140M18 8L20-136M58 22L66-92'),
    stroke('skin', 36, 'M66 100C98 84 116 54 132 12'),
    stroke(
      'ink',
      2.5,
      'M-46 20L-50-46M-4 10V-56M40 14L44-50M-56 84C-26 60 14 58 40 72M-30 140C-36 110-10 88 40 84',
      0.22,
    ),
    fill('tool', box(-44, -52, 34, 14, 5)),
  ],
}

/** A chart of points on a wrist: seven before, seven after. */
const measure: Drawing = {
  subject: [-290, -190, 580, 380],
  shapes: [
    ...stillLife(170),
    fill('deep', box(-252, -160, 520, 324, 14), 0.14),
    fill('pale', box(-262, -172, 520, 324, 14)),
    stroke('ink', 2.5, 'M-214 96H214M-214 40H214M-214-16H214M-214-72H214', 0.14),
    stroke('ink', 4, 'M-214-130V112H226', 0.7),
    { d: 'M6-136V108', stroke: 'ink', width: 3, dashes: '4 10', opacity: 0.6 },
    stroke('tool', 5, points([-188, -160, -132, -104, -76, -48, -20], [46, 62, 30, 56, 70, 40, 58])),
    fill('pale', points([-188, -160, -132, -104, -76, -48, -20], [46, 62, 30, 56, 70, 40, 58], 6)),
    fill('sun', points([34, 62, 90, 118, 146, 174, 202], [10, -24, -6, -52, -44, -86, -74])),
    stroke('ink', 3, 'M-190 52H-18', 0.5),
    stroke('ember', 4, 'M32-40H204'),
    stroke('wood', 15, 'M142 180L252 60'),
    fill('ink', 'M126 198L136 172L152 188z'),
    fill('sun', 'M252 60l14-16q8-6 14 0q6 8 0 14l-14 14z'),
  ],
}

function points(across: readonly number[], down: readonly number[], r = 11): string {
  return across.map((x, place) => disc(x, down[place] ?? 0, r)).join('')
}

/** A rack of tubes: blood that is measured. */
const tubes: Drawing = {
  subject: [-290, -200, 580, 390],
  shapes: [
    ...stillLife(150),
    fill('deep', oval(0, 164, 260, 18), 0.16),
    ...[-168, -56, 56, 168].map((x, tube) =>
      at(x, 0, 1, tubeOf((['ember', 'sun', 'ember', 'water'] as const)[tube] ?? 'ember', 20 + ((tube * 37) % 60))),
    ),
    fill('tool', box(-250, -34, 500, 30, 8)),
    fill('tool', box(-250, 116, 500, 34, 8)),
    fill('tool', `${box(-250, -34, 20, 184, 8)}${box(230, -34, 20, 184, 8)}`),
    stroke('pale', 2.5, 'M-226-19H226M-226 133H226', 0.3),
  ],
}

function tubeOf(content: 'ember' | 'sun' | 'water', level: number): Shape[] {
  return [
    fill('pale', 'M-32-150H32V102Q32 134 0 134Q-32 134-32 102z', 0.9),
    fill(content, `M-26${-90 + level}H26V102Q26 128 0 128Q-26 128-26 102z`),
    fill('near', box(-38, -174, 76, 40, 9)),
    chalk('M-20-166v24M-4-166v24M12-166v24', 0.5),
    fill('pale', box(-26, 24, 52, 56, 3)),
    stroke('ink', 3, 'M-14 40H14M-14 54H6', 0.5),
    stroke('pale', 6, 'M-16-110V10', 0.6),
  ]
}

/** Glasses that keep blue light out, before a lamp. */
const glasses: Drawing = {
  subject: [-290, -170, 580, 360],
  shapes: [
    ...stillLife(130),
    fill('sun', disc(0, 10, 150)),
    stroke('pale', 3, disc(0, 10, 196), 0.9),
    fill('deep', oval(0, 146, 270, 18), 0.18),
    stroke('tool', 13, 'M-236 8C-262-30-256-66-230-84M236 8C262-30 256-66 230-84'),
    fill('ember', 'M-234 4H-30C-22 70-56 132-132 132S-242 76-234 4zM234 4H30C22 70 56 132 132 132S242 76 234 4z', 0.85),
    fill('pale', 'M-206 24C-206 62-190 92-166 104L-116 24zM60 24C60 62 76 92 100 104L150 24z', 0.28),
    stroke(
      'tool',
      15,
      'M-236 4H-28C-22 72-56 134-132 134S-244 78-236 4zM236 4H28C22 72 56 134 132 134S244 78 236 4zM-30 24Q0-2 30 24',
    ),
  ],
}

export const body = { sleep, lungs, heart, feet, hand, measure, tubes, glasses }

import {
  at,
  box,
  chalk,
  type Drawing,
  dashed,
  disc,
  fill,
  oval,
  type Shape,
  steam,
  stillLife,
  stroke,
} from '../shapes.ts'
import { hoursOfDay, onClock } from './clockFace.ts'

const wide = box(-4000, -900, 8000, 1800)
const boards = chalk([-4, -3, -2, -1, 0, 1, 2, 3, 4].map((row) => `M-4000 ${row * 92 - 30}H4000`).join(''), 0.45)

/** A slice of something round with segments, around its own middle. */
const slice = (r: number): Shape[] => [
  fill('sun', disc(0, 0, r)),
  fill('pale', disc(0, 0, Math.round(r * 0.84))),
  ...[0, 60, 120, 180, 240, 300].map((turn) => at(0, 0, r / 42, [fill('sun', 'M0-4L-13-26Q0-36 13-26z', 0.9)], turn)),
]

/** A plate with fish, greens and lemon, from above. */
const plate: Drawing = {
  subject: [-300, -210, 600, 420],
  shapes: [
    fill('wall2', wide),
    boards,
    at(0, 0, 1, [fill('pale', box(-430, -900, 130, 1800), 0.7), chalk('M-412-900V900M-318-900V900', 0.9)], 7),
    fill('deep', disc(12, 16, 188), 0.17),
    fill('pale', disc(0, 0, 186)),
    stroke('ink', 2.5, disc(0, 0, 140), 0.14),
    fill(
      'leaf',
      'M-122 62C-136 22-100 6-78 22C-66-6-26 2-26 30C4 20 26 46 10 70C16 100-18 116-40 100C-62 122-108 108-106 82C-118 82-122 74-122 62z',
    ),
    fill('leaf2', 'M-98 60C-102 36-76 30-66 44C-54 28-30 36-34 54C-12 56-14 82-34 78C-50 94-92 88-98 60z'),
    chalk('M-94 66Q-52 50-10 62M-66 60l-8-16M-44 56l8-16M-60 64l-6 16', 0.8),
    at(
      10,
      -46,
      1,
      [
        fill('water2', 'M-136 6C-96-54 22-64 78-10L124-48C114-16 116 18 128 48L78 14C24 60-96 60-136 6z'),
        fill('water', 'M-136 6C-96-38 22-46 78-8C22 6-60 20-136 6z'),
        fill('pale', disc(-100, -4, 6)),
        chalk(
          'M-78-34Q-62 2-80 40M-44-24q14 12 0 26M-14-26q14 12 0 26M16-22q14 12 0 24M-30 4q14 12 0 24M2 4q14 12 0 24M90-10l22-20M92 2h24M90 14l24 18',
          0.85,
        ),
      ],
      -12,
    ),
    at(92, 66, 1, slice(46), 20),
    fill('ember', `${disc(40, 100, 13)}${disc(22, 124, 10)}${disc(60, 124, 11)}`),
    stroke('tool', 9, 'M-250 176V-16M-276-140v70q0 42 26 48q26-6 26-48v-70M-250-140v86'),
    stroke('tool', 11, 'M250 176V30'),
    fill('tool', 'M243 44C236-44 240-116 266-148V44z'),
  ],
}

/** A plate as a clock: the hours in which somebody eats. */
const clock: Drawing = {
  subject: [-270, -250, 540, 500],
  shapes: [
    fill('wall', wide),
    fill('wall2', 'M-4000 60Q0-60 4000 60V900H-4000z'),
    fill('deep', disc(12, 18, 234), 0.15),
    fill('deep', disc(0, 0, 234)),
    stroke('pale', 3, hoursOfDay, 0.75),
    fill('sun', `M0 0L${onClock(9, 196)}A196 196 0 0 1 ${onClock(18, 196)}z`),
    fill('pale', disc(0, 0, 152)),
    stroke('ink', 2.5, disc(0, 0, 114), 0.15),
    at(0, 0, 1, [stroke('ink', 9, 'M0 0V-30M-20-116v46q0 30 20 34q20-4 20-34v-46M0-116v60')], -45),
    at(0, 0, 1, [fill('ink', 'M-8 8C-14-50-6-112 13-142V8z')], 90),
    fill('leaf', disc(0, 0, 18)),
    fill('pale', `M${onClock(9, 196)}m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0z`),
    fill('ember', `M${onClock(18, 196)}m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0z`),
  ],
}

/** A boiled egg in its cup, the yolk like a sun that rises. */
const egg: Drawing = {
  subject: [-260, -190, 520, 390],
  shapes: [
    ...stillLife(150),
    fill('deep', oval(0, 168, 256, 30), 0.16),
    fill('pale', oval(0, 158, 238, 28)),
    stroke('ink', 2.5, oval(0, 154, 184, 18), 0.14),
    fill('near', 'M-62 156C-50 132-24 126-24 100H24C24 126 50 132 62 156Q0 168-62 156z'),
    fill('near', 'M-92 22C-90 92-48 116 0 116S90 92 92 22z'),
    chalk('M-80 52Q0 76 80 52M-68 78Q0 100 68 78', 0.7),
    fill('pale', 'M-84 28C-90-38-66-88-50-100L-26-84L-4-104L20-86L44-102C66-88 90-38 84 28Q0 50-84 28z'),
    fill('wall3', 'M44-102C66-88 90-38 84 28Q66 36 48 38C68-12 62-70 36-97z', 0.4),
    fill('sun', oval(0, -96, 38, 30)),
    chalk('M-20-112q10-10 24-8', 1),
    stroke('ink', 3, 'M-62-140l-16-20M-24-158l-6-26M24-158l6-26M62-140l16-20', 0.45),
    at(186, 66, 1, [
      fill('wood', 'M-66 86V-34C-84-50-66-86-34-84H38C70-86 86-50 68-34V86z'),
      fill('sun', 'M-56 78V-32C-70-48-56-74-30-74H32C60-74 72-48 58-32V78z', 0.45),
      fill('pale', `${oval(-24, -36, 5, 4)}${oval(16, -8, 6, 4)}${oval(-20, 26, 5, 4)}${oval(28, 46, 5, 4)}`),
    ]),
    stroke('tool', 9, 'M-150 156L-202-22'),
    at(-212, -56, 1, [fill('tool', oval(0, 0, 21, 36)), fill('near', oval(-2, -3, 13, 25))], -16),
  ],
}

/** A pan on the fire, steam above it. */
const pan: Drawing = {
  subject: [-270, -220, 540, 440],
  shapes: [
    fill('wall', wide),
    chalk(
      [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].map((tile) => `M${tile * 104}-900V178`).join('') +
        [-6, -5, -4, -3, -2, -1, 0, 1].map((row) => `M-4000 ${row * 104}H4000`).join(''),
      0.8,
    ),
    {
      d: box(-4000, 178, 8000, 800),
      fill: 'wall2',
    },
    stroke('ink', 2.5, 'M-4000 178H4000', 0.3),
    stroke('tool', 7, 'M-4000-262H4000'),
    stroke('tool', 5, 'M-384-262v46M-300-262v64M300-262v40M392-262v60'),
    fill('near', 'M-424-134a50 50 0 0 0 100 0l-10-82h-80z'),
    fill('leaf', 'M262-222h76l10 70q-48 32-96 0z'),
    fill('wood', 'M366-202h56l8 26-36 104-36-104z'),
    steam(0, -76, 150, 'pale', 6),
    fill('ink', box(-214, 182, 428, 17, 8)),
    fill(
      'sun',
      'M-134 180C-130 156-120 160-114 142C-106 160-98 156-94 180zM-54 180C-50 150-40 156-32 134C-24 156-16 150-12 180zM26 180C30 150 40 156 48 134C56 156 64 150 68 180zM102 180C106 156 116 160 122 142C130 160 138 156 142 180z',
    ),
    stroke('tool', 17, 'M-178 26h-42q-16 0-16 16v10q0 16 16 16h42M178 26h42q16 0 16 16v10q0 16-16 16h-42'),
    fill('ember', 'M-188-26H188V104C188 142 164 168 126 168H-126C-164 168-188 142-188 104z'),
    fill('pale', 'M-188-26H-150V104C-150 142-140 160-118 168H-126C-164 168-188 142-188 104z', 0.28),
    fill('ink', box(-200, -44, 400, 22, 11)),
    fill('leaf', 'M-110-44C-112-84-70-92-58-66C-46-98 6-92 6-58L8-44z'),
    fill('sun', `${oval(56, -46, 40, 24)}`),
    fill('leaf2', 'M-86-44C-88-70-60-74-54-58C-42-76-18-68-20-44z'),
    fill('ink', box(-200, -44, 400, 22, 11)),
    stroke('wood', 13, 'M104-42L196-178'),
    fill('wood', oval(202, -188, 16, 26)),
  ],
}

/** Jars with what ferments in them. */
const jars: Drawing = {
  subject: [-300, -200, 600, 400],
  shapes: [
    ...stillLife(158),
    fill('deep', oval(0, 172, 280, 22), 0.16),
    at(-176, 0, 1, jar('ember', 'M-62 62Q-30 40 0 58T62 50M-58 100Q-20 84 8 100T60 92M-60 20Q-26 4 4 20T62 12')),
    at(
      6,
      -8,
      1.12,
      jar(
        'leaf',
        'M-58 90C-50 40-44 0-38-30M-30 96C-26 40-16 10-14-34M0 96C2 40 8 0 12-36M30 94C28 40 34 10 38-30M54 90C50 50 56 20 58-10',
      ),
    ),
    at(
      186,
      0,
      0.96,
      jar(
        'sun',
        'M-40 76m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0M14 56m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0M-20 16m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0M34 4m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0',
      ),
    ),
  ],
}

function jar(content: 'ember' | 'leaf' | 'sun', marks: string): Shape[] {
  return [
    fill('pale', 'M-74-70C-84-50-86-30-86-10V140Q-86 160-66 160H66Q86 160 86 140V-10C86-30 84-50 74-70z', 0.75),
    fill(content, 'M-78-34C-80-20-80-10-78 0V138Q-78 152-64 152H64Q78 152 78 138V0C80-10 80-20 78-34Q0-46-78-34z'),
    chalk(marks, 0.75),
    fill('pale', box(-50, 40, 100, 62, 6)),
    stroke('ink', 3, 'M-32 60H32M-32 78H12', 0.5),
    fill('tool', box(-82, -100, 164, 34, 9)),
    stroke('pale', 2.5, 'M-64-94v22M-44-94v22M-24-94v22M-4-94v22M16-94v22M36-94v22M56-94v22', 0.35),
    stroke('pale', 7, 'M-66-16V120', 0.55),
  ]
}

/** A crate of vegetables from the land, its rows behind it. */
const crate: Drawing = {
  subject: [-310, -210, 620, 420],
  shapes: [
    fill('sun', disc(-190, -96, 58)),
    fill('pale', disc(-190, -96, 94), 0.3),
    fill('far', 'M-4000 30C-700-70-300-20 0-14S900-90 4000 10V900H-4000z'),
    fill('mid', box(-4000, 20, 8000, 900)),
    chalk([-8, -6, -4, -2, 0, 2, 4, 6, 8].map((row) => `M${row * 40} 20L${row * 230} 700`).join(''), 0.32),
    fill('deep', oval(0, 196, 268, 22), 0.25),
    stroke('leaf2', 9, 'M-176 20C-200-40-236-70-252-110M-172 20C-176-50-180-90-172-140M-166 20C-150-30-130-60-108-96'),
    fill(
      'leaf',
      'M-252-96C-286-120-262-164-236-160C-220-136-228-108-252-96zM-174-118C-206-146-190-196-168-200C-146-180-148-140-174-118zM-112-84C-112-124-84-140-60-130C-60-104-80-84-112-84z',
    ),
    fill('ember', 'M-40 40C-66-20-30-72 4-60C40-76 74-22 44 40z'),
    stroke('leaf', 8, 'M4-58C0-78 6-92 20-100'),
    fill('leaf', 'M4-62C-22-66-30-52-28-46C-10-50-4-56 4-62zM4-62C26-72 38-58 38-50C22-50 12-54 4-62z'),
    fill('leaf2', 'M66 40C52-10 88-52 124-44C152-84 214-64 208-20C236-6 232 30 220 44z'),
    fill('leaf', 'M92 40C86 4 110-22 134-14C150-40 190-28 186 2C204 10 200 34 192 42z'),
    chalk('M140 36C142 16 150 0 160-12M118 36C118 20 114 8 108 0M166 36C174 24 182 18 190 16', 0.7),
    stroke('sun', 24, 'M-118 40C-112-4-104-34-84-62'),
    stroke('sun', 24, 'M-76 40C-74 0-66-26-52-50'),
    stroke('leaf2', 6, 'M-84-68C-90-92-80-104-84-118M-82-68C-74-86-66-96-64-108M-52-56C-56-78-48-90-48-104'),
    fill('wood', 'M-244 32H244L226 196H-226z'),
    stroke('ink', 3, 'M-238 86H238M-232 142H232', 0.35),
    fill('pale', 'M-244 32H244L242 46H-242z', 0.4),
    stroke('ink', 3, 'M-196 36L-186 194M196 36L186 194', 0.3),
    fill('ink', box(-52, 56, 104, 18, 9), 0.55),
  ],
}

/** An orange and a half on a table. */
const orange: Drawing = {
  subject: [-250, -190, 500, 380],
  shapes: [
    ...stillLife(140),
    fill('deep', oval(20, 152, 220, 20), 0.18),
    fill('sun', disc(78, 44, 106)),
    fill('ember', 'M172-4C204 70 152 150 78 150C34 150 0 124-16 90C60 130 150 90 172-4z', 0.5),
    fill('pale', 'M20-24C36-44 62-54 84-52C60-40 42-26 30-6z', 0.35),
    fill('ink', oval(84, -56, 12, 5), 0.5),
    stroke('leaf', 8, 'M84-58C86-86 96-104 112-118'),
    fill('leaf', 'M108-114C120-164 168-178 204-166C196-124 158-100 108-114z'),
    fill('leaf2', 'M98-96C62-124 30-116 12-94C32-70 66-70 98-96z'),
    chalk('M112-116C138-126 166-142 192-160M94-96C70-100 46-98 24-92', 0.7),
    at(-88, 62, 1.9, slice(47), 12),
  ],
}

/** A glass of water with the day in it. */
const glass: Drawing = {
  subject: [-230, -226, 460, 420],
  shapes: [
    ...stillLife(160),
    fill('sun', disc(0, -40, 128)),
    dashed('pale', disc(0, -40, 168), 0.9),
    fill('deep', oval(14, 172, 120, 16), 0.18),
    fill('pale', 'M-96-172H96L76 160Q74 174 60 174H-60Q-74 174-76 160z', 0.5),
    fill('water', 'M-88-70C-40-88 40-52 88-70L72 154Q70 164 60 164H-60Q-70 164-72 154z', 0.88),
    fill('pale', 'M-88-70C-40-88 40-52 88-70C40-46-40-74-88-70z', 0.7),
    stroke('pale', 7, 'M-66-30L-56 128', 0.6),
    chalk('M20 60q14-10 28 0M-12 104q14-10 28 0M30 10h0M12 30h0M42 96h0', 0.9),
    at(60, -142, 1, slice(44), 14),
    stroke('leaf', 6, 'M-30-60C-34-100-44-130-60-156'),
    fill(
      'leaf',
      'M-58-150C-96-150-106-184-96-202C-66-200-52-178-58-150zM-46-118C-14-126-6-156-14-174C-40-168-52-144-46-118zM-40-92C-72-88-84-110-82-126C-58-128-42-114-40-92z',
    ),
  ],
}

export const food = { plate, clock, egg, pan, jars, crate, orange, glass }

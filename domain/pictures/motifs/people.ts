import {
  at,
  box,
  chalk,
  type Drawing,
  dashed,
  disc,
  fill,
  firs,
  grass,
  ground,
  mirrored,
  oval,
  ridge,
  ripples,
  type Shape,
  stars,
  stillLife,
  stroke,
  sunAt,
} from '../shapes.ts'
import { bust, fromAbove, headFromBehind, one, other, sitter, walker } from './figures.ts'

/** Two people on a path towards the sun. */
const walk: Drawing = {
  subject: [-290, -200, 580, 410],
  shapes: [
    stars(-60),
    ...sunAt(112, 6, 74),
    ridge('far', 16, 26, 290, 4),
    willow(-470, 34, 190),
    willow(-250, 30, 130),
    willow(330, 32, 150),
    willow(560, 40, 220),
    ground('mid', 26),
    chalk([-9, -6, -4, 5, 7, 10].map((row) => `M${40 + row * 14} 34L${40 + row * 190} 620`).join(''), 0.28),
    fill('pale', 'M62 26C60 76 4 112-30 190S-160 470-250 900H270C240 470 140 260 106 190S84 72 80 26z', 0.85),
    fill('near', 'M-78 184L-330 470H-236L-44 186zM12 196L-210 520H-110L46 198z', 0.3),
    mirrored(-62, 182, 1, walker(other, 'short')),
    at(28, 198, 1.1, walker(one, 'long')),
    grass(-250, 200, 50),
    grass(236, 176, 44),
    grass(300, 250, 54),
    grass(-400, 270, 56),
  ],
}

function willow(x: number, y: number, high: number): Shape {
  const branches = [-2, -1, 0, 1, 2].map((side) => {
    const lean = side * 0.5
    return `M0 ${-high * 0.46}q${lean * high * 0.16} ${-high * 0.2} ${lean * high * 0.36} ${-high * (0.5 - Math.abs(lean) * 0.12)}`
  })
  return at(x, y, 1, [
    fill(
      'near',
      `M${-high * 0.08} 0L${-high * 0.06} ${-high * 0.46}Q0 ${-high * 0.56} ${high * 0.06} ${-high * 0.46}L${high * 0.08} 0z`,
    ),
    stroke('near', Math.round(3 + high / 36), branches.join('')),
  ])
}

/** Somebody who sits still at the water, the sun behind their head. */
const sit: Drawing = {
  subject: [-300, -230, 600, 440],
  shapes: [
    stars(-60),
    fill('pale', disc(0, -74, 196), 0.25),
    fill('sun', disc(0, -74, 124)),
    chalk(disc(0, -74, 172)),
    dashed('pale', disc(0, -74, 216)),
    chalk(disc(0, -74, 262), 0.4),
    ridge('far', 18, 30, 260, 7),
    ground('water', 36),
    ripples(50, 190, 18, 5),
    fill('near', 'M-190 178H190L330 900H-330z'),
    chalk('M-130 184L-214 900M-66 184L-104 900M0 184V900M66 184L104 900M130 184L214 900', 0.3),
    fill('pale', 'M-196 172H196L202 184H-202z', 0.6),
    fill('deep', oval(0, 180, 132, 13), 0.5),
    at(0, 172, 1.06, sitter(one, 'bun')),
    grass(-330, 190, 130, 'deep', 3),
    grass(-380, 210, 96, 'near', 4),
    grass(352, 200, 110, 'deep', 5),
  ],
}

/** Somebody up to the shoulders in cold water, a ladder beside them. */
const swim: Drawing = {
  subject: [-310, -190, 620, 400],
  shapes: [
    stars(-130),
    ...sunAt(-186, -128, 46),
    ridge('far', -84, 24, 240, 3),
    firs('near', -60, 66, 36, 8),
    fill('pale', box(-4000, -62, 8000, 12)),
    ground('water', -50),
    fill('water2', 'M-4000 170C-560 110 520 210 4000 150V900H-4000z', 0.8),
    fill(
      'pale',
      'M-560-10l90-12 80 12-34 20-108 4zM-300-26l96-8 56 12-52 14zM540-4l120-14 76 20-60 24-126-4zM330-34l70-6 40 12-60 10z',
      0.9,
    ),
    ...[96, 150, 216, 290].map((r, ring) => chalk(oval(0, 104, r, Math.round(r * 0.2)), 0.75 - ring * 0.16)),
    at(0, 72, 1.18, bust(one, 'hat', true)),
    fill('water', 'M-124 106Q0 152 124 106V150H-124z'),
    fill('water2', 'M-112 122Q-40 140 0 138T112 122L78 140L92 148L40 160H-40L-88 150L-64 140z', 0.3),
    chalk('M-120 108Q0 150 120 108', 0.8),
    ripples(176, 420, 12, 6, 480),
    stroke('wood', 11, 'M214 460V-26q0-22 22-22M290 460V-26q0-22 22-22'),
    stroke('wood', 8, 'M214 40h76M214 104h76M214 168h76M214 232h76'),
  ],
}

/** People around a fire in the evening. */
const fire: Drawing = {
  subject: [-320, -190, 640, 450],
  shapes: [
    stars(-40, 34),
    fill('sun', disc(252, -136, 34)),
    firs('mid', 40, 190, 54, 9),
    firs('near', 46, 120, 42, 4),
    ground('near', 44),
    ...[330, 246, 160].map((r, ring) => fill('ember', oval(0, 136, r, Math.round(r * 0.5)), 0.16 + ring * 0.05)),
    at(-160, 108, 0.96, facing(true)),
    mirrored(162, 110, 0.96, facing(false)),
    at(-62, 78, 0.8, facing(false, 'coat2')),
    mirrored(66, 80, 0.8, facing(true, 'coat')),
    stroke('deep', 15, 'M-70 178L52 158M-50 160L74 178'),
    fill(
      'ember',
      'M0 166C-52 162-62 108-34 70C-32 92-16 96-14 76C-10 46 4 26 16 8C18 44 50 62 52 104C54 146 34 166 0 166z',
    ),
    fill('sun', 'M2 164C-26 162-32 128-12 104C-8 120 4 120 10 94C28 116 34 160 2 164z'),
    stroke('sun', 5, 'M-44 34h0M34 8h0M-12-26h0M58 62h0M14-58h0M-64 4h0'),
    mirrored(-218, 254, 1.2, back('long')),
    at(222, 258, 1.2, back('short')),
    grass(-430, 260, 56),
    grass(440, 266, 52),
  ],
}

/** Somebody behind the fire, who looks at it: knees up, without a face. */
function facing(isLong: boolean, coat: 'coat' | 'coat2' = isLong ? 'coat' : 'coat2'): Shape[] {
  const who = coat === 'coat' ? one : other
  return [
    fill(coat, 'M-42 34C-50-26-34-62 0-64S50-26 42 34z'),
    fill('legs', 'M-48 34C-46 2-24-6-4 6C16-6 44 2 46 34z'),
    stroke(coat, 18, 'M-28-26Q-6 6 22-4'),
    fill(who.skin, disc(26, -4, 8)),
    fill(who.skin, oval(0, -84, 17, 21)),
    fill(
      who.hair,
      isLong
        ? 'M-21-76C-27-120 27-120 21-76L22-54H13C17-80 4-92-8-92C-16-88-15-70-13-54H-22z'
        : 'M-20-82C-24-118 24-118 20-82C10-98-10-98-20-82z',
    ),
  ]
}

/** Somebody in front of the fire: a dark back with the light along its edge. */
function back(look: 'long' | 'short'): Shape[] {
  return [
    fill('deep', 'M-104 56C-116 20-86 4-66 2C-74-50-56-92 0-98S74-50 66 2C86 4 116 20 104 56z'),
    fill('deep', oval(0, -122, 28, 32)),
    ...(look === 'long' ? [fill('deep', disc(0, -156, 14))] : []),
    stroke('ember', 3.5, 'M-20-146C-36-128-34-108-24-98M-34-86C-64-74-72-42-66-2Q-92 8-102 34', 0.9),
  ]
}

/** People who eat together at a round table, from above. */
const table: Drawing = {
  subject: [-310, -310, 620, 620],
  shapes: [
    fill('wall2', box(-4000, -900, 8000, 1800)),
    chalk([-3, -2, -1, 0, 1, 2, 3].map((row) => `M-4000 ${row * 96 - 20}H4000`).join(''), 0.4),
    chalk('M-420-212v96M380-308v96M-560-20v96M520 76v96M-380 172v96M460-116v96', 0.4),
    ...[24, 114, 204, 294].map((turn) => at(0, 0, 1, [fill('near', box(-58, 250, 116, 36, 16))], turn)),
    fill('deep', disc(10, 16, 194), 0.18),
    fill('wood', disc(0, 0, 188)),
    chalk(disc(0, 0, 176), 0.3),
    stroke('ink', 2.5, 'M-160-64Q0-84 160-58M-178 12Q0-8 180 18M-148 96Q0 78 146 100', 0.16),
    ...[24, 114, 204, 294].map((turn, seat) => at(0, 0, 1, plateOf(seat), turn + 6)),
    ...[24, 114, 204, 294].map((turn, seat) =>
      at(0, 0, 1, [at(0, 234, 1, fromAbove(seat % 2 === 0 ? one : other, seat > 1))], turn),
    ),
    fill('pale', disc(0, 0, 52)),
    fill('leaf', 'M-34 4C-36-24-6-36 4-18C20-34 42-12 30 4C42 24 16 40 2 26C-14 42-40 26-34 4z'),
    fill('leaf2', 'M-20 2C-20-16 0-20 4-8C16-14 24 0 16 6C20 18 2 24-2 14C-14 20-22 12-20 2z'),
    fill('ember', `${disc(-12, -12, 8)}${disc(16, 16, 8)}`),
    fill('sun', `${disc(-18, 16, 7)}${disc(20, -12, 6)}`),
    ...[-78, 70].map((x, glass) => fill('pale', disc(x, glass ? -44 : 38, 14), 0.8)),
  ],
}

function plateOf(seat: number): Shape[] {
  const [dish, beside] = seat % 2 === 0 ? (['ember', 'leaf'] as const) : (['leaf', 'sun'] as const)
  return [
    at(0, 122, 1, [
      fill('pale', disc(0, 0, 38)),
      stroke('ink', 2, disc(0, 0, 28), 0.14),
      fill(dish, 'M-18 2C-18-16 10-22 16-4S-14 22-18 2z'),
      fill(beside, disc(9, 9, 9)),
    ]),
  ]
}

/** Somebody with something warm at the window, in the first light. */
const window: Drawing = {
  subject: [-330, -240, 660, 470],
  shapes: [
    stars(-60),
    ...sunAt(-92, 16, 60),
    ridge('far', 66, 22, 190, 2),
    ground('water', 78),
    fill('near', 'M148 82C118 50 128-36 148-76C168-36 178 50 148 82zM200 84C176 58 184 0 200-30C216 0 224 58 200 84z'),
    ripples(96, 170, 8, 3, 150),
    {
      d: 'M-4000-900H4000V900H-4000zM-240-236V176H240V-236z',
      fill: 'wall',
    },
    ground('wall2', 262),
    stroke('pale', 15, 'M-240-236H240V176H-240zM0-236V176M-240-66H240'),
    fill('pale', box(-276, 174, 552, 22, 4)),
    stroke('ink', 2.5, 'M-276 198H276M-4000 262H4000', 0.25),
    fill(
      'wall3',
      'M240-262H356C330-130 338 60 356 226H268C256 60 254-120 240-262zM-240-262H-356C-330-130-338 60-356 226H-268C-256 60-254-120-240-262z',
    ),
    chalk(
      'M282-262C280-110 288 70 298 226M318-262C306-110 312 70 328 226M-282-262C-280-110-288 70-298 226M-318-262C-306-110-312 70-328 226',
      0.5,
    ),
    stroke('tool', 8, 'M-384-262H384'),
    fill('ember', 'M144 176l9-50h62l9 50z'),
    fill('leaf', `${oval(140, 74, 17, 9)}${oval(224, 66, 18, 10)}${oval(176, 44, 10, 19)}${oval(206, 100, 16, 8)}`),
    stroke('leaf', 6, 'M182 126C180 96 162 82 144 76M184 126C184 90 180 70 176 52M186 126C194 96 208 78 222 68'),
    at(-20, 380, 1.62, [
      fill(one.coat, 'M-96 120C-92 0-88-96-40-118C-20-128 20-128 40-118C88-96 92 0 96 120z'),
      stroke('ink', 2.5, 'M-58-60C-70-20-70 40-66 110M0-108V110', 0.2),
      at(0, -120, 1.34, headFromBehind(one, 'long')),
      stroke(one.coat, 30, 'M64-70C100-40 108-92 92-112'),
      fill(one.skin, disc(90, -122, 13)),
      fill('pale', 'M70-160h42v24q0 16-16 16h-10q-16 0-16-16z'),
      stroke('pale', 6, 'M112-152q16 0 14 10t-16 9'),
      stroke('pale', 2.5, 'M82-172c-8-10 8-16 0-28M98-172c-8-10 8-16 0-28', 0.8),
    ]),
  ],
}

/** Somebody who lifts a weight overhead in a room with light. */
const lift: Drawing = {
  subject: [-290, -250, 580, 460],
  shapes: [
    ...stillLife(170),
    fill('sun', disc(0, -60, 132)),
    chalk('M-420 170V-900M420 170V-900', 0.3),
    fill('deep', oval(0, 184, 150, 16), 0.22),
    stroke('legs', 34, 'M-30 20C-44 70-48 110-56 160'),
    stroke('legs', 34, 'M30 20C44 70 48 110 56 160'),
    fill('ink', `${oval(-62, 172, 24, 11)}${oval(62, 172, 24, 11)}`),
    stroke('skin', 22, 'M-50-92C-96-118-104-150-112-198M50-92C96-118 104-150 112-198'),
    fill('coat', 'M-32-116C-64-112-62-70-44 30Q0 42 44 30C62-70 64-112 32-116z'),
    stroke('ink', 2.5, 'M0-90C-3-50 3-10 0 26M-30-70Q-16-54-6-62M30-70Q16-54 6-62', 0.22),
    at(0, -114, 1.3, headFromBehind(one, 'bun')),
    stroke('tool', 11, 'M-250-206H250'),
    fill('deep', `${box(-226, -262, 26, 112, 8)}${box(200, -262, 26, 112, 8)}`),
    fill('near', `${box(-258, -244, 24, 76, 8)}${box(234, -244, 24, 76, 8)}`),
    fill('skin', `${oval(-112, -206, 15, 13)}${oval(112, -206, 15, 13)}`),
  ],
}

export const people = { walk, sit, swim, fire, table, window, lift }

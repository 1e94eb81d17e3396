import { at, box, chalk, type Drawing, disc, fill, oval, steam, stillLife, stroke } from '../shapes.ts'
import { clockFace } from './clockFace.ts'

/** An open book with a sun on its page. */
const book: Drawing = {
  subject: [-270, -180, 540, 360],
  shapes: [
    ...stillLife(130),
    fill('deep', oval(0, 144, 260, 18), 0.18),
    fill('near', 'M-250-104L-240 136Q-120 108 0 140Q120 108 240 136L250-104Q120-130 0-96Q-120-130-250-104z'),
    fill(
      'pale',
      'M-232-122C-150-140-60-130 0-104V122C-60 96-140 92-224 116zM232-122C150-140 60-130 0-104V122C60 96 140 92 224 116z',
    ),
    stroke('ink', 2.5, 'M0-104V122', 0.4),
    stroke(
      'ink',
      4,
      'M-196-84C-140-94-80-90-36-76M-196-50C-140-60-80-56-36-42M-196-16C-140-26-80-22-36-8M-194 18C-140 8-80 12-36 26M-192 52C-150 44-110 46-84 52',
      0.4,
    ),
    fill('sun', disc(122, -26, 44)),
    stroke('ink', 4, 'M44 44C90 30 150 26 202 38', 0.6),
    stroke('ink', 2.5, 'M60 68C100 58 150 56 190 64', 0.4),
    fill('ember', 'M150-128V-30L166-46L182-30V-130z', 0.9),
  ],
}

/** A reader for books, with a page of the day on it. */
const reader: Drawing = {
  subject: [-230, -200, 492, 400],
  shapes: [
    ...stillLife(160),
    fill('deep', oval(10, 172, 170, 18), 0.2),
    at(
      0,
      0,
      1,
      [
        fill('ink', box(-136, -186, 272, 356, 24)),
        fill('pale', box(-114, -162, 228, 282, 5)),
        fill('wall3', box(-92, -138, 184, 118, 3)),
        fill('sun', disc(0, -46, 40)),
        fill('near', 'M-92-46C-40-66 20-30 92-54V-20H-92z'),
        stroke('ink', 5, 'M-90 6H90M-90 32H90M-90 58H90M-90 84H20', 0.45),
        stroke('pale', 5, 'M-20 144H20', 0.7),
      ],
      -5,
    ),
    fill('leaf', 'M176 160C150 110 160 60 204 30C226 76 222 124 176 160z'),
    fill('leaf2', 'M190 160C190 120 214 92 254 84C258 122 236 152 190 160z'),
  ],
}

/** A screen on a table with a lesson that can be played. */
const screen: Drawing = {
  subject: [-280, -200, 560, 390],
  shapes: [
    ...stillLife(158),
    fill('deep', oval(0, 170, 250, 16), 0.2),
    fill('ink', box(-216, -172, 432, 276, 18)),
    fill('water', box(-196, -152, 392, 236, 6)),
    fill('sun', disc(0, 12, 78)),
    fill('water2', 'M-196 20C-90-6 40 40 196 14V78Q196 84 190 84H-190Q-196 84-196 78z'),
    fill('pale', disc(0, -26, 50), 0.95),
    fill('ink', 'M-15-52L28-26L-15 0z'),
    stroke('pale', 6, 'M-168 62H168', 0.45),
    stroke('pale', 6, 'M-168 62H-40'),
    fill('pale', disc(-40, 62, 9)),
    fill('tool', 'M-250 104H250L268 140Q268 158 250 158H-250Q-268 158-268 140z'),
    stroke('pale', 3, 'M-60 108H60M-236 132H236', 0.3),
  ],
}

/** A board with a drawing of the day, for a class. */
const lesson: Drawing = {
  subject: [-280, -210, 560, 410],
  shapes: [
    ...stillLife(172),
    stroke('wood', 13, 'M-120 90L-172 196M120 90L172 196M0 90V184'),
    fill('wood', box(-252, -196, 504, 300, 8)),
    fill('deep', box(-236, -180, 472, 268, 4)),
    chalk('M-190 40H190', 0.8),
    stroke('pale', 3, 'M-150 40A150 150 0 0 1 150 40', 0.6),
    fill('sun', 'M-62 40A62 62 0 0 1 62 40z'),
    stroke('sun', 5, 'M0-44V-70M-60-20L-80-38M60-20L80-38M-88 18L-114 10M88 18L114 10'),
    stroke('pale', 3, 'M-200-140H-110M-200-116H-130M110-140H200M130-116H200M-90 66H90', 0.55),
    fill('wood', box(-200, 100, 400, 16, 4)),
    fill('pale', `${box(-90, 92, 44, 9, 3)}${box(-36, 92, 28, 9, 3)}`),
    fill('ember', box(60, 90, 48, 11, 3)),
  ],
}

/** A ticket with the hour of its sun. */
const ticket: Drawing = {
  subject: [-280, -170, 560, 350],
  shapes: [
    ...stillLife(150),
    at(6, 10, 1, [fill('deep', 'M-240-110H240V-34a34 34 0 0 0 0 68V110H-240V34a34 34 0 0 0 0-68z', 0.16)], -7),
    at(
      0,
      0,
      1,
      [
        fill('pale', 'M-240-110H240V-34a34 34 0 0 0 0 68V110H-240V34a34 34 0 0 0 0-68z'),
        fill('wall3', 'M-216-88H90V88H-216V44a46 46 0 0 0 0-88z'),
        fill('sun', 'M-120 40A58 58 0 0 1-4 40z'),
        stroke('ink', 4, 'M-190 40H66'),
        stroke('ink', 2.5, 'M-160 40A98 98 0 0 1 36 40', 0.45),
        stroke('ink', 3, 'M-150 62H26', 0.4),
        { d: 'M112-96V96', stroke: 'ink', width: 3, dashes: '3 11', opacity: 0.55 },
        stroke('ink', 6, 'M138-60V60M152-60V60M170-60V60M182-60V60M198-60V60', 0.75),
      ],
      -7,
    ),
  ],
}

/** A parcel with its tape. */
const parcel: Drawing = {
  subject: [-230, -200, 460, 400],
  shapes: [
    ...stillLife(150),
    fill('deep', oval(10, 162, 216, 22), 0.2),
    fill('wood', 'M-176-70L0-10V166L-176 96z'),
    fill('wood', 'M176-70L0-10V166L176 96z'),
    fill('ink', 'M176-70L0-10V166L176 96z', 0.16),
    fill('pale', 'M-176-70L0-128L176-70L0-10z', 0.55),
    fill('wood', 'M-176-70L0-128L176-70L0-10z', 0.55),
    fill('pale', 'M-104-94L72-34V28L44 36V-24L-132-84z', 0.8),
    fill('sun', 'M-148 30a34 34 0 0 1 66 22z'),
    stroke('ink', 3.5, 'M-160 26L-70 56M-148 50L-92 68', 0.6),
  ],
}

/** A shirt with the sun on its breast. */
const shirt: Drawing = {
  subject: [-250, -190, 500, 380],
  shapes: [
    ...stillLife(180),
    stroke('tool', 7, 'M-4000-172H4000'),
    stroke('tool', 6, 'M0-172C0-150-10-146-20-138L-96-106M0-150C10-146 20-138 96-106'),
    fill('near', 'M-66-124L-176-84L-214 22L-140 46L-122 14V168H122V14L140 46L214 22L176-84L66-124C44-84-44-84-66-124z'),
    fill('ink', 'M-66-124C-44-84 44-84 66-124L52-129C34-100-34-100-52-129z', 0.35),
    stroke('ink', 2.5, 'M-122 14L-112-34M122 14L112-34M-122 148H122', 0.25),
    fill('sun', 'M-52 40A52 52 0 0 1 52 40z'),
    stroke('pale', 5, 'M-84 40H84M-44 58H44'),
    chalk('M-70 34A70 70 0 0 1 70 34', 0.9),
  ],
}

/** A microphone in front of a sun, with the waves of a voice. */
const microphone: Drawing = {
  subject: [-260, -210, 520, 420],
  shapes: [
    ...stillLife(176),
    fill('sun', disc(0, -40, 132)),
    stroke('pale', 3, disc(0, -40, 178), 0.9),
    stroke('wall3', 11, 'M-150-64V-16M-190-100V20M-230-56V-24M150-64V-16M190-100V20M230-56V-24'),
    stroke('tool', 13, 'M-96-20V6C-96 60-54 96 0 96S96 60 96 6V-20M0 96V164'),
    fill('tool', box(-84, 158, 168, 22, 11)),
    fill('ink', box(-62, -172, 124, 226, 62)),
    stroke('pale', 3, 'M-58-92H58M-62-58H62M-44-128H44M-62-24H62', 0.4),
    fill('ember', box(-62, -4, 124, 18)),
    stroke('pale', 7, 'M-38-140C-46-128-48-116-48-100', 0.6),
  ],
}

/** A cup of something hot on its saucer. */
const cup: Drawing = {
  subject: [-270, -220, 540, 420],
  shapes: [
    ...stillLife(150),
    fill('deep', oval(12, 178, 236, 20), 0.18),
    fill('pale', oval(0, 164, 226, 26)),
    stroke('ink', 2.5, oval(0, 158, 150, 14), 0.15),
    stroke('tool', 22, 'M112-22C196-44 204 70 88 76'),
    fill('tool', 'M-130-66H130C130 40 106 132 58 152Q0 168-58 152C-106 132-130 40-130-66z'),
    chalk('M-122 0Q0 34 122 0M-104 64Q0 98 104 64', 0.75),
    fill('sun', 'M-34 64A34 34 0 0 1 34 64z'),
    fill('pale', oval(0, -66, 130, 27)),
    fill('wood', oval(0, -63, 114, 20)),
    stroke('pale', 4, 'M-62-66q30-10 62 0', 0.5),
    steam(0, -104, 92, 'tool', 5),
    stroke('tool', 8, 'M-150 160L-232 128'),
    at(-244, 122, 1, [fill('tool', oval(0, 0, 24, 14))], 20),
  ],
}

/** The clock of a whole day: the light of it above, the night below, and hands that point. */
const dial: Drawing = {
  subject: [-260, -250, 520, 500],
  shapes: [
    ...clockFace(7, 17, 158),
    fill('sun', disc(0, -96, 24)),
    stroke('sun', 5, 'M0-136V-148M-40-96H-52M40-96H52M-28-124L-37-133M28-124L37-133'),
    fill('deep', 'M-14 76A30 30 0 1 0 22 112A24 24 0 0 1-14 76z', 0.6),
    stroke('ink', 13, 'M0 0L-74-34'),
    stroke('ink', 8, 'M0 0L108-58'),
    fill('ember', disc(0, 0, 15)),
  ],
}

export const things = { book, reader, screen, lesson, ticket, parcel, shirt, microphone, cup, dial }

import { at, box, disc, fill, oval, type Shape, stroke, type Tone } from '../shapes.ts'

/** The tones of one of the two people of a drawing. */
export type Person = { skin: Tone; hair: Tone; coat: Tone }
export const one: Person = { skin: 'skin', hair: 'hair', coat: 'coat' }
export const other: Person = { skin: 'skin2', hair: 'hair2', coat: 'coat2' }

type Head = 'short' | 'long' | 'bun' | 'hat'

/** A head from behind on its neck, the shoulders at y = 0; some 60 high. */
export const headFromBehind = ({ skin, hair }: Person, look: Head): Shape[] => [
  fill(skin, box(-9, -22, 18, 30, 7)),
  fill(skin, `${oval(-20, -38, 5, 7)}${oval(20, -38, 5, 7)}`),
  ...(look === 'hat'
    ? [
        fill(skin, oval(0, -34, 19, 20)),
        fill('ember', 'M-21-36C-25-76 25-76 21-36Q0-28-21-36z'),
        fill('pale', 'M-22-40Q0-30 22-40v10Q0-20-22-30z'),
        fill('pale', disc(0, -67, 7)),
      ]
    : look === 'long'
      ? [fill(hair, 'M-20-40C-22-70 22-70 20-40C21-14 24 8 16 20Q0 27-16 20C-24 8-21-14-20-40z')]
      : [
          fill(hair, 'M-20-40C-22-70 22-70 20-40C20-24 14-15 0-15S-20-24-20-40z'),
          ...(look === 'bun' ? [fill(hair, disc(0, -66, 11))] : []),
        ]),
]

/** Somebody who walks away from us, the feet at y = 0; some 230 high. */
export const walker = (person: Person, look: Head): Shape[] => [
  stroke('legs', 22, 'M-12-96C-14-62-13-38-15-10'),
  stroke('legs', 22, 'M13-96C20-66 20-46 12-24'),
  fill('ink', `${oval(-17, -4, 15, 7)}${oval(11, -13, 10, 13)}`),
  stroke(person.coat, 19, 'M-30-150C-48-128-51-106-45-88'),
  stroke(person.coat, 19, 'M30-150C46-130 48-112 38-94'),
  fill(person.skin, `${disc(-43, -78, 8)}${disc(35, -84, 8)}`),
  fill(person.coat, 'M-20-170C-40-164-42-130-38-78Q0-68 38-78C42-130 40-164 20-170z'),
  stroke('ink', 2.5, 'M0-160V-74M-26-92q10 5 20 4', 0.25),
  at(0, -168, 1, headFromBehind(person, look)),
]

/** Somebody on crossed legs, from behind, seated at y = 0; some 230 high and 250 wide. */
export const sitter = (person: Person, look: Head): Shape[] => [
  fill('legs', 'M-122 8C-132-20-92-44-40-40H40C92-44 132-20 122 8Q0 24-122 8z'),
  stroke('ink', 2.5, 'M-84-10Q-30-22 0 2Q30-22 84-10', 0.3),
  stroke(person.coat, 26, 'M-40-124C-68-98-84-70-88-36'),
  stroke(person.coat, 26, 'M40-124C68-98 84-70 88-36'),
  fill(person.skin, `${oval(-91, -24, 14, 10)}${oval(91, -24, 14, 10)}`),
  fill(person.coat, 'M-24-150C-54-142-58-100-46-2Q0 12 46-2C58-100 54-142 24-150z'),
  stroke('ink', 2.5, 'M0-136C-4-90 4-50 0-6', 0.25),
  at(0, -148, 1.16, headFromBehind(person, look)),
]

/** Somebody from the shoulders up, from behind; what is below y = 40 lies under water or a table. */
export const bust = (person: Person, look: Head, bare = false): Shape[] => [
  fill(bare ? person.skin : person.coat, 'M-92 60C-96-2-72-22-26-32H26C72-22 96-2 92 60z'),
  ...(bare ? [stroke('ink', 2.5, 'M-22-8Q-34 14-28 40M22-8Q34 14 28 40M0-14V44', 0.2)] : []),
  at(0, -28, 1.5, headFromBehind(person, look)),
]

/** Somebody at a table from above who faces the middle, which lies above them; the shoulders at y = 0. */
export const fromAbove = (person: Person, isLong: boolean): Shape[] => [
  stroke(person.coat, 28, 'M-58 4C-72-30-58-58-36-84'),
  stroke(person.coat, 28, 'M58 4C70-26 62-48 44-64'),
  fill(person.skin, `${disc(-32, -92, 13)}${disc(40, -74, 13)}`),
  fill(person.coat, 'M-78 14C-78-16-40-28 0-28S78-16 78 14S40 44 0 44S-78 42-78 14z'),
  fill(person.hair, isLong ? 'M-34 0C-34-26-18-36 0-36S34-26 34 0C34 34 22 52 0 52S-34 34-34 0z' : oval(0, 2, 32, 35)),
  stroke('pale', 2.5, isLong ? 'M0-32C4-6-2 22 2 48' : 'M8-26C-2-10-2 10 8 26', 0.3),
]

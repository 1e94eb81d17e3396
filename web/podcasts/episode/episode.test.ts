import { describe, expect, test } from 'vitest'
import { foundLines, stepTo } from './findInTranscript.ts'
import { isHeardOut, keptEvery, offeredPlace, placeToKeep } from './placeToKeep.ts'

describe('POD-MORE-45 looking in the text', () => {
  const lines = [
    { speaker: 'Noor', text: 'Ik zit aan het raam.' },
    { speaker: 'Jasper', text: 'Achter het ráámkozijn is het 340 lux.' },
    { speaker: null, text: 'En het was niet eens zonnig.' },
  ]
  test('POD-MORE-27 POD-MORE-45 finds the lines that hold every word as it begins, accents and case aside', () => {
    expect(foundLines(lines, 'RAAM')).toEqual([0, 1])
    expect(foundLines(lines, 'raam zit')).toEqual([0])
    expect(foundLines(lines, 'kozijn')).toEqual([])
    expect(foundLines(lines, 'noor')).toEqual([0])
    expect(foundLines(lines, 'r')).toEqual([])
    expect(foundLines(lines, '')).toEqual([])
  })
  test.each([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [1, -1, 3, 0],
    [0, 1, 0, 0],
  ] as const)('POD-MORE-27 POD-MORE-45 from place %i a step of %i among %i leads to %i', (at, step, count, to) => {
    expect(stepTo(at, step, count)).toBe(to)
  })
})

describe('POD-MORE-46 the place where one is', () => {
  const playing = (position: number | null) => ({ position, wasPlaying: true })
  test.each([
    ['while it plays, every fifteen seconds', playing(100), { position: 100 + keptEvery }, true],
    ['not sooner', playing(100), { position: 100 + keptEvery - 0.5 }, false],
    ['when somebody went back', playing(100), { position: 100 - keptEvery }, true],
    ['when it stops', playing(100), { position: 104, isPlaying: false }, true],
    ['not the same second twice', playing(100), { position: 100.9, isPlaying: false }, false],
    ['for the first time', playing(null), { position: keptEvery }, true],
    [
      'not of one that was never played',
      { position: null, wasPlaying: false },
      { position: 760, isPlaying: false },
      false,
    ],
    ['not of one that stands still', { position: 5, wasPlaying: false }, { position: 760 }, false],
  ])('POD-MORE-13 POD-MORE-46 is kept %s', (_, kept, told, isKept) => {
    expect(placeToKeep(kept, told)).toBe(isKept)
  })
  test.each([
    [true, { isOver: true }, true],
    [false, { isOver: true }, false],
    [true, { isOver: false }, false],
    [true, { isPlaying: false }, false],
  ])('POD-MORE-51 that played: %j is heard to its end with %j: %j', (wasPlaying, told, isHeard) => {
    expect(isHeardOut({ position: 100, wasPlaying }, told)).toBe(isHeard)
  })
  test('POD-MORE-46 is offered from ten seconds on', () => {
    expect(offeredPlace(null)).toBeNull()
    expect(offeredPlace({ positionSeconds: null })).toBeNull()
    expect(offeredPlace({ positionSeconds: 9 })).toBeNull()
    expect(offeredPlace({ positionSeconds: 10 })).toBe(10)
  })
})

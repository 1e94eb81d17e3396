import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usernameRefusal } from '../profile/username.ts'
import { suggestUsername, usernameCandidates } from './usernameSuggestion.ts'

const taken = (...names: string[]) => {
  const asked: string[] = []
  const isTaken = async (username: string) => {
    asked.push(username)
    return names.includes(username)
  }
  return { asked, isTaken }
}
const never = () => {
  throw new Error('no dice needed')
}

describe('candidates', () => {
  test.each([
    ['Sanne', 'Wit', ['sanne_wit', 'sannewit', 'swit', 'sannew']],
    ['Zoë', 'Çelik', ['zoe_celik', 'zoecelik', 'zcelik', 'zoec']],
    ['Anne-Marie', "van 't Hart", ['annemarie_vanthart', 'annemarievanthart', 'avanthart', 'annemariev']],
    ['Łukasz', 'Øverås', ['lukasz_overas', 'lukaszoveras', 'loveras', 'lukaszo']],
    ['Straße', 'Æsop', ['strasse_aesop', 'strasseaesop', 'saesop', 'strassea']],
    ['Đœðþ', 'Bakır', ['doedth_bakir', 'doedthbakir', 'dbakir', 'doedthb']],
    ['Maximiliaan', 'Oosterhuis', ['maximiliaan_oosterhu', 'maximiliaanoosterhui', 'moosterhuis', 'maximiliaano']],
    ['A', 'B', ['a_b', 'ab']],
    ['Sanne', '王', ['sanne']],
    ['王', '李', ['lid']],
    ['王', 'X', ['lid']],
  ])('SH-USER-13 %s %s is tried as %o', (first, last, candidates) => {
    expect(usernameCandidates(first, last)).toEqual(candidates)
  })

  test('SH-USER-15 a reserved name is never suggested', () => {
    expect(usernameCandidates('channel', 'members')).toEqual(['channelmembers', 'cmembers', 'channelm'])
    expect(usernameCandidates('students', '.')).toEqual(['lid'])
  })
})

describe('the suggestion', () => {
  test('SH-USER-12 candidates are asked in order and the first free one is suggested', async () => {
    const { asked, isTaken } = taken('sanne_wit', 'sannewit')
    expect(await suggestUsername('Sanne', 'Wit', isTaken, never)).toBe('swit')
    expect(asked).toEqual(['sanne_wit', 'sannewit', 'swit'])
  })

  test('SH-USER-12 SH-USER-13 when all are taken numbers from 1 to 99 follow first_last in rising order', async () => {
    const { asked, isTaken } = taken('sanne_wit', 'sannewit', 'swit', 'sannew', 'sanne_wit1', 'sanne_wit2')
    expect(await suggestUsername('Sanne', 'Wit', isTaken, never)).toBe('sanne_wit3')
    expect(asked.slice(4)).toEqual(['sanne_wit1', 'sanne_wit2', 'sanne_wit3'])
  })

  test('SH-USER-13 the base gives way so that base and number stay within 20 characters', async () => {
    const isTaken = async (username: string) => !/^maximiliaan_oosterh?\d\d$/.test(username)
    expect(await suggestUsername('Maximiliaan', 'Oosterhuis', isTaken, never)).toBe('maximiliaan_ooster10')
  })

  test.each([
    [0, 'sanne_wit100'],
    [0.5, 'sanne_wit549'],
    [0.999999999, 'sanne_wit998'],
  ])('SH-USER-13 after 99 a whole number from 100 to 998 is drawn: dice %d give %s', async (dice, username) => {
    const isTaken = async (it: string) => !/^sanne_wit\d{3}$/.test(it)
    expect(await suggestUsername('Sanne', 'Wit', isTaken, () => dice)).toBe(username)
  })

  test('SH-USER-13 99 is still tried before a number is drawn', async () => {
    const isTaken = async (it: string) => it !== 'sanne_wit99'
    expect(await suggestUsername('Sanne', 'Wit', isTaken, never)).toBe('sanne_wit99')
    const { asked, isTaken: isLatinTaken } = taken('lid')
    expect(await suggestUsername('王', '李', isLatinTaken, never)).toBe('lid1')
    expect(asked).toEqual(['lid', 'lid1'])
  })

  test('SH-USER-13 a drawn number that is taken is drawn again', async () => {
    const dice = [0, 0, 0.5]
    const isTaken = async (it: string) => !/^sanne_wit\d{3}$/.test(it) || it === 'sanne_wit100'
    expect(await suggestUsername('Sanne', 'Wit', isTaken, () => dice.shift() ?? 0)).toBe('sanne_wit549')
  })

  test('with everything taken it gives up instead of asking for ever', async () => {
    const everything = async () => true
    expect(await suggestUsername('Sanne', 'Wit', everything, () => 0.3)).toBeNull()
  })

  test('whatever the names and however many are taken, the suggestion is a name that may be registered', async () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(
        names,
        names,
        fc.nat({ max: 150 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        async (first, last, busy, dice) => {
          let asked = 0
          const isTaken = async () => asked++ < busy
          const suggestion = await suggestUsername(first, last, isTaken, () => dice)
          expect(suggestion).not.toBeNull()
          expect(usernameRefusal(suggestion ?? '')).toBeNull()
        },
      ),
    )
  })
})

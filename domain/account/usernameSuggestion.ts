import { maxUsernameLength, minUsernameLength, reservedUsernames } from '../profile/username.ts'

/** What a name without a single Latin letter or digit starts from. */
const nameless = 'lid'

/** The candidates for a username, in the order in which they are tried (SH-USER-13). */
export function usernameCandidates(firstName: string, lastName: string): string[] {
  const [first, last] = [plainLetters(firstName), plainLetters(lastName)]
  const inOrder = [baseOf(first, last), `${first}${last}`, `${first.slice(0, 1)}${last}`, `${first}${last.slice(0, 1)}`]
  const fitting = inOrder.map((it) => it.slice(0, maxUsernameLength)).filter(isPossible)
  return fitting.length === 0 ? [nameless] : [...new Set(fitting)]
}

/**
 * A free username for these names: the candidates, then first_last with 1 to 99, then with a number from 100 to 998
 * (SH-USER-12, SH-USER-13). `random` answers from 0 up to 1; null when a thousand draws are all taken.
 */
export async function suggestUsername(
  firstName: string,
  lastName: string,
  isTaken: (username: string) => Promise<boolean>,
  random: () => number,
): Promise<string | null> {
  for (const username of usernameCandidates(firstName, lastName)) if (!(await isTaken(username))) return username

  const base = baseOf(plainLetters(firstName), plainLetters(lastName)) || nameless
  for (let number = 1; number <= 99; number++) {
    const username = withNumber(base, number)
    if (!(await isTaken(username))) return username
  }
  for (let draw = 0; draw < 1000; draw++) {
    const username = withNumber(base, 100 + Math.floor(random() * 899))
    if (!(await isTaken(username))) return username
  }
  return null
}

const baseOf = (first: string, last: string): string => [first, last].filter(Boolean).join('_')

const withNumber = (base: string, number: number): string =>
  `${base.slice(0, maxUsernameLength - String(number).length)}${number}`

const isPossible = (username: string): boolean =>
  username.length >= minUsernameLength && !reservedUsernames.includes(username)

// Letters that do not fall apart into a plain letter and an accent.
const whole: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** A name reduced to a-z and 0-9: accents become plain letters, everything else goes. */
const plainLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => whole[letter] ?? '')
    .replace(/[^a-z0-9]/g, '')

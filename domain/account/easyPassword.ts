/** Why a password is easily guessed: it stands on lists of common ones, or is made of its owner's names (SEC-ACC-13). */
type Easy = 'common' | 'names'

/** A warning that a member may go on with, and the same as a refusal for staff. */
export const easyCodes = [
  'PASSWORD_COMMON',
  'PASSWORD_OF_NAMES',
  'STAFF_PASSWORD_COMMON',
  'STAFF_PASSWORD_OF_NAMES',
] as const
export type EasyCode = (typeof easyCodes)[number]

export const isEasyCode = (code: string | undefined): code is EasyCode => easyCodes.some((known) => known === code)

/** What is answered to such a password; null when it is none, or when a member goes on with it all the same (SEC-ACC-14). */
export function easyCode(
  easy: Easy | null,
  { isStaff, anyway }: { isStaff: boolean; anyway: boolean },
): EasyCode | null {
  if (!easy || (anyway && !isStaff)) return null
  const code = easy === 'common' ? 'PASSWORD_COMMON' : 'PASSWORD_OF_NAMES'
  return isStaff ? `STAFF_${code}` : code
}

/**
 * Password strength by what people guess first, not by kinds of characters. `names` are those of the owner and of the
 * site, as they are written; `isCommon` answers for a password in small letters. Numbers and signs around a word change
 * nothing, nor those that stand for a letter: 'W@chtwoord-2026!' is 'wachtwoord'.
 */
export function easiness(
  password: string,
  { names, isCommon }: { names: readonly string[]; isCommon: (password: string) => boolean },
): Easy | null {
  const plain = inPlainLetters(password)
  const word = plain.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const read = asLetters(word)
  if ([plain, word, read].some((one) => one.length >= shortest && isCommon(one))) return 'common'
  return isOfNames(asLetters(plain), wordsOf(names)) || isOfNames(plain, wordsOf(names)) ? 'names' : null
}

/** Shorter words say nothing, whatever stands on a list: most of the password is something else then. */
const shortest = 4
/** So many letters beside one's names make no password of it. */
const strayLetters = 2

const inPlainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const standsFor: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
}
const asLetters = (text: string) => text.replace(/[@43105$]/g, (sign) => standsFor[sign] ?? sign)

/** The words in names and addresses that are long enough to be told from chance, the longest first. */
const wordsOf = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => [...inPlainLetters(name).split(/[^a-z]+/), inPlainLetters(name).replace(/[^a-z]/g, '')])
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length)

/** Whether nothing but names is left of the letters of a text, give or take a letter. */
function isOfNames(text: string, words: readonly string[]): boolean {
  const letters = text.replace(/[^a-z]/g, '')
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters)
  return rest.length < letters.length && rest.length <= strayLetters
}

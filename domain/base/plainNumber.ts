/** A number as it is stored: in capitals, without the spaces, points and hyphens that only make it readable. */
export const plainNumber = (typed: string): string => typed.replace(/[\s.-]/gu, '').toUpperCase()

/** What letters and digits leave when they are divided by 97, letters counting from 10: the check digits of ISO 7064. */
export const restBy97 = (letters: string): number =>
  [...letters]
    .map((letter) => Number.parseInt(letter, 36))
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

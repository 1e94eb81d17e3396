export type DoctorWishes = { json: boolean; mailTo: string | null }

const usage = 'npm run doctor -- [--mail ADDRESS] [--json]'

/** What is asked on the command line, or the sentence that says what is wrong with it (OPS-DOCTOR-03). */
export function readWishes(words: readonly string[]): DoctorWishes | { refused: string } {
  const wishes: DoctorWishes = { json: false, mailTo: null }
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === '--json') wishes.json = true
    else if (word === '--mail') {
      const address = words[++at] ?? ''
      if (!/^[^\s@]+@[^\s@]+$/.test(address)) return { refused: `Say to which address: ${usage}` }
      wishes.mailTo = address
    } else return { refused: `${word} is not known: ${usage}` }
  }
  return wishes
}

/** Names under which somebody would speak for the house; for the server alone, so that no page carries them (SH-USER-15). */
const houseNames = `abuse admin administrator beheer beheerder bestuur bewezen contact directie docent eigenaar helpdesk hulp
  info klantenservice mail medewerker moderatie moderator moderators noreply official officieel postmaster privacy redactie
  root security staff support systeem system team teacher webmaster`

/** What passes for a letter at a glance, as far as a username can hold it. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: '[a4]',
  b: '[b8]',
  e: '[e3]',
  g: '[g9]',
  i: '[i1l]',
  l: '[l1i]',
  m: '(?:m|rn)',
  o: '[o0]',
  s: '[s5]',
  t: '[t7]',
  w: '(?:w|vv)',
  z: '[z2]',
}
const anyOf = houseNames
  .split(/\s+/)
  .map((name) => name.replace(/./g, (letter) => lookAlikes[letter] ?? letter))
  .join('|')
const isMadeOfThem = new RegExp(`^\\d*(?:(?:${anyOf})\\d*)+$`)

/**
 * Whether a new username would pass for the house: it is made of such names, or of what looks like them, whatever numbers
 * and underscores stand between and around them.
 */
export function isHouseName(username: string): boolean {
  const plain = username.toLowerCase().replace(/[^a-z0-9]/g, '')
  return isMadeOfThem.test(plain) || isMadeOfThem.test(plain.replace(/\d/g, ''))
}

/** Names under which somebody would speak for the house; for the server alone, so that no page carries them (SH-USER-15). */
const houseNames = `abuse admin administrator beheer beheerder bestuur bewezen contact directie docent eigenaar helpdesk hulp
  info klantenservice mail medewerker moderatie moderator moderators noreply official officieel postmaster privacy redactie
  root security staff support systeem system team teacher webmaster`

const isMadeOfThem = new RegExp(`^(?:${houseNames.split(/\s+/).join('|')})+$`)

/** Whether a new username would pass for the house: its letters are made of such names, whatever stands between them. */
export const isHouseName = (username: string): boolean =>
  isMadeOfThem.test(username.toLowerCase().replace(/[^a-z]/g, ''))

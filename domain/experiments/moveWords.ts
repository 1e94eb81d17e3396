/** The dialog in which the first day of a change becomes another one (COM-N1-15). */
export const moveWords = {
  title: 'Eerste dag wijzigen',
  intro: 'Dat kan zolang je vanaf de eerste dag nog niets hebt ingevuld.',
  moved: 'Eerste dag gewijzigd',
  failed: 'Wijzigen mislukt',
} as const

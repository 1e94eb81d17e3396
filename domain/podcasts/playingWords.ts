/** What stands around a player while it plays, beside the sentences of its episode (POD-MORE-30..35, POD-MORE-66). */
export const playingWords = {
  of: (moment: string, length: string) => `${moment} van ${length}`,
  play: 'Afspelen',
  notPlayed: 'De aflevering kan nu niet worden afgespeeld.',
  goesOn: 'Speel de volgende vanzelf af',
} as const

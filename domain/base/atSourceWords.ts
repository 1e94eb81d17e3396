/** The words of the link from a frame to its video in its own house (LIVE-PLAYER-12). */
export const atSourceWords = {
  youtube: 'Bekijk op YouTube',
  rumble: 'Bekijk op Rumble',
  vimeo: 'Bekijk op Vimeo',
} as const

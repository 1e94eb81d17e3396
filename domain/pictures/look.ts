/** The hours of a sky. */
export const hours = ['night', 'dawn', 'morning', 'noon', 'evening'] as const
export type Hour = (typeof hours)[number]

/** What a sky is about, which gives its ground its hue. */
export const skyHues = ['licht', 'voeding', 'beweging', 'grounding', 'slaap', 'adem', 'rood'] as const
/** What a picture is about, which gives its ground and its walls their hue: as of the skies, and cold. */
export const hues = [...skyHues, 'koud'] as const
export type Hue = (typeof hues)[number]

/** How many pairs of people there are to draw. */
export const castCount = 5

/** How a drawing looks beside what is on it: the colour of its ground, the hour of its sky, and which two people. */
export type Look = { hue: Hue; hour: Hour; cast: number }

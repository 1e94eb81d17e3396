/**
 * What the doors of the form and of Meta answer to a delivery that is not believed, by its code (IN-EXT-52). It is read by
 * whoever connects a channel, in the log of their own service.
 */
export const unbelieved = {
  WRONG_SIGNATURE:
    'De handtekening klopt niet. Controleer het geheim, en of de tekst precies zo is verstuurd als getekend.',
  WRONG_TIMESTAMP: 'X-Timestamp ligt meer dan 5 minuten naast de tijd van de server, of is geen tijd.',
} as const satisfies Record<string, string>

export type Unbelieved = keyof typeof unbelieved

/** How a file is called that its channel gives no name. */
export const mediaKindWords = {
  image: 'afbeelding',
  video: 'video',
  audio: 'geluid',
  document: 'document',
  sticker: 'sticker',
} as const

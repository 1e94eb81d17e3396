import type { Message } from '@bewezen/domain/community/contract.ts'

type Changing = Pick<Message, 'content' | 'reactions'>

/** A place outside the channels that shows messages, such as the cards of the inbox. */
export type MessagePlace = {
  shows: (messageId: string) => boolean
  /** Changes the message wherever it stands there. */
  patch: (messageId: string, change: (now: Changing) => Partial<Changing>) => void
}

const places: MessagePlace[] = []

/** Lets a room that shows messages of channels know how they stand, before the server tells it. */
export const showsMessages = (place: MessagePlace): void => void places.push(place)

export const isShownElsewhere = (messageId: string): boolean => places.some((place) => place.shows(messageId))

export const patchElsewhere: MessagePlace['patch'] = (messageId, change) => {
  for (const place of places) place.patch(messageId, change)
}

/** Of presence, in milliseconds: what a browser says, and how long it is believed (COM-CHAT-32, COM-CHAT-33). */
export const presenceTimes = {
  /** A view that is looked at says so this often, and is forgotten a little after the next time was missed. */
  sayHere: 25_000,
  hereLasts: 40_000,
  /** Who goes on typing says so at most this often. */
  sayTyping: 3_000,
  typingLasts: 6_000,
  /** One channel is told of at most this often. */
  tell: 1_000,
} as const

/** How many faces are drawn beside the count, and how many of those who type are told by name. */
export const mostFaces = 3
export const mostTyping = 10

/** The sentences that only these pages draw; those of the rules and of the server are in the domain. */
export const pageWords = {
  promise: 'Morgen begint dag één.',
  back: 'Fijn dat je er weer bent.',
}

const messages = (count: number) => (count === 1 ? '1 bericht' : `${count} berichten`)

/** What waits for the line, and what the server did not take (COM-CHAT-50..53). */
export const outboxWords = {
  waiting: (count: number) => `${messages(count)} ${count === 1 ? 'wacht' : 'wachten'} op verbinding.`,
  refused: (count: number) => `${messages(count)} ${count === 1 ? 'is' : 'zijn'} niet verzonden.`,
  show: 'Bekijken',
  title: 'Nog niet verzonden',
  text: 'Wat wacht, wordt verstuurd zodra er weer verbinding is. Ook als je deze pagina sluit en later terugkomt.',
  none: 'Er wacht niets meer',
  toConversation: 'Privébericht',
  picture: 'met een afbeelding',
  laterSent: 'Je reactie wordt verstuurd zodra er weer verbinding is.',
  signOutQuestion: (count: number) => `Uitloggen en ${count === 1 ? 'dit bericht' : 'deze berichten'} weggooien?`,
  signOutText: (count: number) =>
    `${messages(count)} ${count === 1 ? 'is' : 'zijn'} nog niet verzonden. Als je nu uitlogt, ${count === 1 ? 'verdwijnt het' : 'verdwijnen ze'} uit deze browser.`,
  signOutElse: 'Uitloggen en wat nog wacht weggooien?',
  signOutElseText: 'Als je nu uitlogt, verdwijnt het uit deze browser.',
  signOutVerb: 'Weggooien en uitloggen',
  stay: 'Ingelogd blijven',
} as const

import { wholeNumber } from '../base/numbers.ts'

const messagesOf = (count: number, orMore = false) =>
  `${orMore ? 'meer dan ' : ''}${wholeNumber(count)} ${count === 1 ? 'bericht' : 'berichten'}`
const peopleOf = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'persoon' : 'mensen'}`

/** 'Wat heb ik gemist' (COM-CHAT-40, COM-CHAT-41). */
export const missedWords = {
  title: 'Wat heb ik gemist',
  fresh: (count: number) => `${wholeNumber(count)} ${count === 1 ? 'nieuw bericht' : 'nieuwe berichten'}`,
  close: 'Niet meer tonen',
  since: ({ messages, people, hasMore }: { messages: number; people: number; hasMore: boolean }) =>
    `Sinds je vorige bezoek: ${messagesOf(messages, hasMore)} van ${peopleOf(people)}.`,
  loading: 'Even terugkijken...',
  failed: 'Kon niet terugkijken.',
  nothing: 'Je hebt niets gemist',
  nothingText: 'Alles wat er stond is intussen verwijderd of van jezelf.',
  calm: 'Niets sprong eruit',
  calmText: 'Niemand noemde je, en op geen bericht kwam een reactie. Lees rustig bij.',
  fromFirst: 'Naar het eerste nieuwe bericht',
  picture: 'Afbeelding',
  namesYou: 'Noemt jou',
  replies: (count: number) => `${wholeNumber(count)} ${count === 1 ? 'antwoord' : 'antwoorden'}`,
  goTo: (name: string) => `Naar het bericht van ${name}`,
} as const

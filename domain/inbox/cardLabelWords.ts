/** A card and its menu (IN-CARD-09..14). Apart from the words of the bell, which every page of a member loads. */
export const cardLabels = {
  quickReply: 'Snel antwoorden',
  toMessage: 'Ga naar bericht',
  markRead: 'Markeer als gelezen',
  reply: 'Beantwoord',
  toChat: 'Ga naar chat',
  toEvent: 'Bekijk evenement',
  toLivestream: 'Bekijk livestream',
  toExperiments: 'Vul het in',
  toDesk: 'Bekijk gesprekken',
  read: 'Gelezen',
  unread: 'Ongelezen',
  more: (name: string) => `Meer acties voor bericht van ${name}`,
  picture: 'Afbeelding bij het bericht',
} as const

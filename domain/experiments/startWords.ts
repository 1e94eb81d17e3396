import type { Notice } from '../base/words.ts'

type Told = { change: string; measure: string }

/** The forms that start and share an experiment (COM-N1-01, COM-N1-02). */
export const startWords = {
  title: 'Experiment starten',
  intro: 'Eén verandering, één meting, elke dag een getal.',
  examples: 'Begin met een voorbeeld, of bedenk er zelf een',
  change: 'Wat verander je?',
  changeHint: 'Bijvoorbeeld: ochtendlicht',
  measure: 'Wat meet je?',
  measureHint: 'Bijvoorbeeld: slaapduur',
  unit: 'Eenheid',
  unitHint: 'Bijvoorbeeld: uur',
  method: 'Waarmee meet je?',
  methodHint: 'Bijvoorbeeld: ring',
  direction: 'Wat is beter?',
  directions: { higher: 'Een hoger getal', lower: 'Een lager getal' },
  changeDay: 'Eerste dag van de verandering',
  changeDayHint:
    'De dagen ervoor zijn je vergelijking: minstens drie, liever zeven. Kies een dag die nog komt, of vul straks dagen van ervoor in, tot 30 terug.',
  message: (channel: string) => `Je bericht in ${channel}`,
  prefilled: ({ change, measure }: Told) =>
    change && measure ? `Ik start een experiment: ${change}. Ik houd mijn ${measure} bij.` : 'Ik start een experiment.',
  privacy: 'Wie dit kanaal leest, ziet de grafiek met je metingen. Je kunt ze altijd wissen.',
  submit: 'Starten en delen',
  submitPrivate: 'Starten',
  onlyYou: 'Alleen jij ziet dit experiment, tot je het deelt.',
  submitting: 'Starten...',
  started: { title: 'Experiment gestart', text: 'Vul je metingen in bij Mijn experimenten.' } satisfies Notice,
  startedHere: 'Vul hieronder je eerste meting in.',
  startFailed: 'Starten mislukt',
  shareTitle: 'Delen in een kanaal',
  channel: 'Kanaal',
  chooseChannel: 'Kies een kanaal',
  noChannel: 'Kies een kanaal.',
  nowhere: 'Word eerst lid van een community waarin je mag schrijven.',
  shareMessage: 'Je bericht',
  shareText: (title: string) => `Zo staat het ervoor met ${title}.`,
  shareSubmit: 'Delen',
  sharing: 'Delen...',
  shared: 'Gedeeld',
  shareFailed: 'Delen mislukt',
} as const

import { wholeNumber } from '../base/numbers.ts'

/** The discount codes of an event, below its settings (EV-MORE-10). */
export const codeScreenWords = {
  title: 'Kortingscodes',
  addTitle: 'Kortingscode toevoegen',
  editTitle: 'Kortingscode bewerken',
  code: 'Code',
  codeHint: 'Letters, cijfers en streepjes; hoofdletters maken niet uit.',
  takes: 'Soort korting',
  percent: 'Percentage',
  amount: 'Bedrag',
  percentLabel: 'Procenten',
  amountLabel: 'Bedrag',
  discount: 'Korting',
  from: 'Geldig vanaf',
  until: 'Geldig tot',
  valid: 'Geldig',
  mostUses: 'Hoe vaak hoogstens',
  usesHint: 'Laat leeg als er geen grens is.',
  oncePerPerson: 'Eenmaal per persoon',
  dates: 'Voor deze datums',
  tiers: 'Voor deze groepen',
  noneIsAll: 'Kies je niets, dan geldt de code voor allemaal.',
  isActive: 'De code is actief',
  inactive: 'Niet actief',
  used: 'Gebruikt',
  only: 'Alleen voor',
  everybody: 'iedereen, elke datum',
  none: 'Nog geen kortingscodes',
  noneText: 'Met een code betalen mensen minder, of niets.',
  free: 'Dit evenement heeft geen prijs. Een code doet pas iets als je er een instelt.',
  uses: (used: number, most: number | null) =>
    most === null ? `${wholeNumber(used)} keer` : `${wholeNumber(used)} van ${wholeNumber(most)}`,
  period: (from: string | null, until: string | null) =>
    from === null && until === null
      ? 'altijd'
      : [from && `vanaf ${from}`, until && `tot ${until}`].filter(Boolean).join(' '),
} as const

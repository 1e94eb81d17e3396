import { wholeNumber } from '../base/numbers.ts'
import type { StepState } from './productSteps.ts'

/** The Dutch sentences of the list of products as managers see it (SHOP-ADMIN). */
export const manageWords = {
  title: 'Producten beheren',
  intro: (count: number) =>
    `${count === 1 ? '1 product' : `${wholeNumber(count)} producten`}, elke status, op volgorde. Oog: zichtbaar in de winkel. Speld: uitgelicht.`,
  loading: 'Producten laden...',
  search: 'Zoek in je producten',
  found: (count: number) => (count === 1 ? '1 product gevonden' : `${wholeNumber(count)} producten gevonden`),
  empty: { title: 'Er staat nog niets in de winkel.', text: 'Een nieuw product begint als concept.' },
  noneFound: { title: 'Geen producten gevonden', text: 'Zoek op naam, tag of categorie.' },
  clearSearch: 'Zoekopdracht wissen',
  partnerDeal: 'partnerdeal',
  download: 'download',
  unlimited: 'onbeperkte voorraad',
  stock: (count: number) => `voorraad ${wholeNumber(count)}`,
  removeText: (name: string) => `${name} verdwijnt uit de winkel en uit alle winkelwagens.`,
  removeVerb: 'Product verwijderen',
  removing: 'Verwijderen...',
  toShop: 'Naar de winkel',
  onlyManagers: { title: 'Je mag geen producten meer beheren.', text: 'Vraag een admin om hulp.' },
} as const

/** The sentences of the dialog around its fields (SHOP-FORM). */
export const productDialogWords = {
  required: 'Velden met een sterretje zijn verplicht.',
  save: 'Opslaan',
  saving: 'Opslaan...',
  steps: 'Stappen',
  stepStates: { open: 'nog leeg', faulty: 'klopt nog niet', complete: 'klaar' } satisfies Record<StepState, string>,
  incomplete: 'Kijk de velden met een melding na.',
  reload: 'Nieuwste versie laden',
  reloadText:
    'Een ander heeft dit product intussen opgeslagen. Laad je de nieuwste versie, dan verdwijnt wat jij typte.',
  gone: 'Dit product is intussen verwijderd.',
  goneText: 'Wat je typte staat hier nog. Je kunt er een nieuw product van maken; foto’s kies je opnieuw.',
  asNew: 'Nieuw product hiervan maken',
  forbidden: 'Je mag geen producten meer beheren.',
  forbiddenText: 'Je product is niet opgeslagen. Wat je typte staat hier nog, zodat je het kunt bewaren.',
  addressIsOpen:
    'Een adres dat met https begint. Wie de download opent, ziet dit adres en kan het doorgeven: het blijft geen geheim.',
  affiliateAddress: 'Een adres dat met https begint. Leden gaan er via ons heen, zodat een klik wordt geteld.',
  partnersFailed: 'Kon partners niet laden. Wat gekozen was blijft staan.',
  partnersLoading: 'Partners laden...',
  unknownPartner: 'Onbekende partner',
  euro: 'euro',
  rate: (percent: string) => `${percent}%`,
} as const

/** The download that the site keeps itself (SHOP-FORM-25). */
export const productDownloadWords = {
  choose: 'Bestand uploaden',
  replace: 'Ander bestand uploaden',
  remove: 'Verwijder het bestand',
  stored: 'Bestand van dit product',
  hint: 'PDF, EPUB, MP3 of ZIP, maximaal 50 MB. Het bestand gaat voor het adres: elke koper krijgt een eigen link die 15 minuten werkt.',
  kind: (kind: string) => kind.toUpperCase(),
} as const

/** The pictures of a product, and how they are put in order (SHOP-FORM-19). */
export const productImageWords = {
  add: 'Afbeelding toevoegen',
  hint: 'Tot 8 bestanden, JPEG, PNG of WebP, maximaal 5 MB. De eerste is het omslag. Sleep ze in de goede volgorde, of gebruik de pijlen.',
  cover: 'Omslag',
  picture: (place: number) => `Afbeelding ${place}`,
  earlier: (place: number) => `Zet afbeelding ${place} naar voren`,
  later: (place: number) => `Zet afbeelding ${place} naar achteren`,
  crop: (place: number) => `Uitsnede van afbeelding ${place} kiezen`,
  remove: (place: number) => `Verwijder afbeelding ${place}`,
  moved: (place: number, count: number) => `Afbeelding staat nu op plaats ${place} van ${count}`,
  full: 'Er staan 8 afbeeldingen. Verwijder er een om een andere te kiezen.',
} as const

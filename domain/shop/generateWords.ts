import type { Notice } from '../base/words.ts'

/** The Dutch sentences of generating a product (SHOP-AI-01..08). */
export const generateWords = {
  title: 'Vul in met AI',
  hint: 'Beschrijf het product in een paar zinnen. Je kijkt alles na voordat je opslaat.',
  label: 'Waar gaat het product over?',
  placeholder: 'Bijvoorbeeld: een avondbril met amberkleurige glazen, voor na zonsondergang',
  make: 'Genereer met AI',
  making: 'Genereren…',
  done: 'Product gegevens gegenereerd met AI',
  failed: 'Kon product niet genereren met AI',
  empty: 'Voer een beschrijving in voor AI generatie',
  tooLong: 'Een beschrijving mag maximaal 2.000 karakters bevatten',
  isTextGenerated: 'Tekst gemaakt met AI',
  isImageGenerated: 'AI',
  generatedText: 'tekst gemaakt met AI',
  generatedImage: 'afbeelding gemaakt met AI',
} as const

/** The Dutch sentences of the image generator (SHOP-AI-09..14). */
export const imageGeneratorWords = {
  title: 'Afbeeldingen maken',
  hint: (partner: string) => `Maakt een afbeelding voor elk product van ${partner}, met 2 seconden ertussen.`,
  code: (code: string) => `Zet ook de kortingscode ${code} en 5% korting bij elk product.`,
  replace: 'Vervang bestaande',
  start: 'Start',
  stop: 'Stop',
  starting: 'Starten…',
  stopping: 'Stoppen…',
  progress: (done: number, total: number) => `${done} van ${total}`,
  progressLabel: 'Voortgang',
  running: 'Bezig met afbeeldingen maken',
  ended: (made: number) => (made === 1 ? '1 afbeelding gemaakt' : `${made} afbeeldingen gemaakt`),
  stopped: (made: number) => `Gestopt. ${made === 1 ? '1 afbeelding' : `${made} afbeeldingen`} gemaakt`,
  failures: 'Niet gelukt:',
  loadFailed: 'Kon de afbeeldingen niet laden',
} as const

/** The prompt from which a picture of a product is made. */
export const imagePrompt = (name: string, description: string): string =>
  `Een rustige productafbeelding in warme kleuren, zonder tekst en zonder mensen: ${name}. ${description}`.slice(
    0,
    2_000,
  )

/** What the language model is told before the description of a manager. */
export const productInstructions =
  'Je schrijft productgegevens voor een Nederlandse winkel over slaap, licht, voeding, beweging, adem en kou. Schrijf warm, kort en feitelijk, in je-vorm. Beloof geen genezing en geen medisch effect dat niet is aangetoond. Kies als categorie een van: cursus, guide, ebook, video, masterclass, workshop, fysiek product, merchandise. De prijs is in euro’s; laat hem leeg als je hem niet weet. Geef alleen gewone tekst, zonder HTML.'

/** Why a run of the image generator cannot begin. */
export const imagesRefused = {
  ALREADY_RUNNING: { title: 'Fout', text: 'Er worden al afbeeldingen gemaakt.' },
  NO_PARTNER: { title: 'Fout', text: 'De partner van de instellingen bestaat niet.' },
  NOTHING_TO_MAKE: { title: 'Fout', text: 'Alle producten van deze partner hebben al een afbeelding.' },
} as const satisfies Record<string, Notice>

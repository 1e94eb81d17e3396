/** How the stand-in behaves: as it should, refusing, never answering, answering nonsense, or with values that no form takes. */
export const moods = ['fine', 'fails', 'hangs', 'broken', 'wild'] as const
export type Mood = (typeof moods)[number]

/** What the stand-in fills in for each kind of product, by a word in the description. */
const kinds: readonly (readonly [words: RegExp, category: string, price: number, isDigital: boolean])[] = [
  [/cursus|lessen|training/i, 'cursus', 49, true],
  [/gids|guide|stappenplan/i, 'guide', 0, true],
  [/ebook|boek|lezen/i, 'ebook', 12.5, true],
  [/video|film|opname/i, 'video', 4.95, true],
  [/masterclass|college/i, 'masterclass', 45, true],
  [/workshop|middag|samen/i, 'workshop', 65, false],
  [/trui|mok|tas|sokken|shirt|pet/i, 'merchandise', 19.5, false],
]
const subjects = [
  'slaap',
  'licht',
  'avond',
  'ochtend',
  'voeding',
  'beweging',
  'adem',
  'koud',
  'warm',
  'grounding',
  'meten',
]

/** The answer to a description, as the content of a message. */
export function answerFor(description: string, mood: Mood): string {
  if (mood === 'broken') return 'Dat kan ik helaas niet: {"name": '
  return JSON.stringify(mood === 'wild' ? wild : productFor(description))
}

function productFor(description: string) {
  const text = description.replace(/<[^>]*>?/g, ' ').trim()
  const [, category = 'fysiek product', price = 29.95, isDigital = false] =
    kinds.find(([words]) => words.test(text)) ?? []
  const name = nameFrom(text)
  const code =
    name
      .replace(/[^\p{L}]/gu, '')
      .slice(0, 6)
      .toUpperCase() || 'BEWEZEN'
  return {
    name,
    description: `${text.replace(/[.\s]+$/u, '')}.\n\nRustig gemaakt en door ons zelf gebruikt. Probeer het twee weken en schrijf op wat je merkt.`,
    price,
    category,
    tags: subjects.filter((subject) => text.toLowerCase().includes(subject)),
    is_digital: isDigital,
    is_physical: !isDigital,
    student_discount_code: `${code}8`,
    teacher_discount_code: `${code}12`,
  }
}

/** The first words of a description, up to its first comma or full stop. */
function nameFrom(text: string): string {
  const words = (text.split(/[.,;:\n]/, 1)[0] ?? '')
    .replace(/^(een|de|het)\s+/i, '')
    .split(/\s+/)
    .slice(0, 6)
    .join(' ')
  if (!/\p{L}/u.test(words)) return 'Nieuw product'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const wild = {
  name: '<b>Wonder</b>lamp<script>alert(1)</script>',
  description: '<p onclick="alert(1)">Licht in huis.</p><script>steal()</script>',
  price: -25,
  category: 'auto',
  tags: Array.from({ length: 500 }, (_, index) => `tag ${index}`),
  is_digital: false,
  is_physical: true,
  student_discount_code: 'x'.repeat(80),
  teacher_discount_code: null,
}

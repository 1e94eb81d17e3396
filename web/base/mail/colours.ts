/** The colours of a mail by their token, for light and dark: mail programs know neither variables nor oklch. */
export const colours = {
  bg: { light: '#f8f4f0', dark: '#08151e' },
  surface: { light: '#fefdfc', dark: '#0e1e28' },
  ink: { light: '#0b242f', dark: '#f3f0e9' },
  'ink-2': { light: '#3a4f5a', dark: '#c5c3b7' },
  line: { light: '#dfd9d2', dark: '#263741' },
  sun: { light: '#fdb139', dark: '#fdb743' },
  'on-sun': { light: '#0b242f', dark: '#061f2b' },
} as const

export type Colour = keyof typeof colours
type Property = 'color' | 'backgroundColor' | 'borderColor'

const prefixes: Record<Property, string> = { color: 'text', backgroundColor: 'bg', borderColor: 'border' }

/**
 * Colours for one element: the light ones inline, for programs that drop the style sheet, and class names by which
 * `darkRules` turns them over. Name a property once and both lights are right.
 */
export function painted(wanted: Partial<Record<Property, Colour>>) {
  const pairs = Object.entries(wanted) as [Property, Colour][]
  return {
    className: pairs.map(([property, colour]) => `${prefixes[property]}-${colour}`).join(' '),
    style: Object.fromEntries(pairs.map(([property, colour]) => [property, colours[colour].light])),
  }
}

const cssName: Record<Property, string> = {
  color: 'color',
  backgroundColor: 'background-color',
  borderColor: 'border-color',
}

/** The rules that turn every painted element to its dark colour. */
export const darkRules = Object.entries(colours)
  .flatMap(([colour, { dark }]) =>
    (Object.keys(prefixes) as Property[]).map(
      (property) => `.${prefixes[property]}-${colour}{${cssName[property]}:${dark}!important}`,
    ),
  )
  .join('')

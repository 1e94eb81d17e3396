/** A setting as `settingsListing()` of the server describes it. */
export type Listed = {
  name: string
  what: string
  example: string
  default: string | null
  requiredInProduction: boolean
}

const head = `# The settings of Bewezen, all optional for the demo. Made from server/base/settings.ts by: node tools/env.ts
# Use a copy with: node --env-file=.env tools/start.ts
`

/** The text of `.env.example`: every setting with its meaning, switched off, so that a copy changes nothing by itself. */
export const envExample = (settings: readonly Listed[]): string => [head, ...settings.map(entry)].join('\n')

function entry({ name, what, example, default: standard, requiredInProduction }: Listed): string {
  const required = requiredInProduction ? ' Required in production.' : ''
  return `# ${what}${required}\n# ${name}=${quoted(standard ?? example)}\n`
}

/** A value with a space or a sign that an env file gives a meaning to stands between quotes. */
const quoted = (value: string) => (/[\s#"'`]/.test(value) ? `"${value.replaceAll('"', "'")}"` : value)

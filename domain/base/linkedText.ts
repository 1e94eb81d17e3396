/**
 * Autolinking: makes links of the web addresses and DOIs that formatted text names (BLOG-AREA-19). Takes text that was
 * cleaned; what is a link already stays as it is.
 */
export const withLinks = (html: string): string =>
  html.replace(linkOrTagOrNamed, (all: string, other?: string) => (other === undefined ? linked(all) : all))

// What may stand in either: no blank, no mark of a tag, and of the entities only that of '&'.
const rest = String.raw`(?:&amp;|[^\s<>"&\u00a0])+`
const linkOrTagOrNamed = new RegExp(
  String.raw`(<a\b[^>]*>[\s\S]*?</a>|<[^>]*>)|\bhttps?://${rest}|(?:\bdoi:\s?|\b(?:dx\.)?doi\.org/|(?<![\w./-]))10\.\d{4,9}/${rest}`,
  'gi',
)

/** The link to what is named; the marks that end a sentence are no part of it. */
function linked(named: string): string {
  const text = withoutEnd(named)
  const doi = /^(?:doi:\s?|(?:dx\.)?doi\.org\/)?(10\..*)$/i.exec(text)?.[1]
  const href = doi === undefined ? text : `https://doi.org/${doi}`
  if (!URL.canParse(href)) return named
  return `<a href="${href}" rel="noopener noreferrer">${text}</a>${named.slice(text.length)}`
}

function withoutEnd(named: string): string {
  const text = named.replace(/[.,;:!?'’”]+$/, '')
  // A bracket around it, and not one of its own, as '10.1016/S0140-6736(18)31809-9' has.
  const isAround = text.endsWith(')') && text.split(')').length > text.split('(').length
  return isAround ? withoutEnd(text.slice(0, -1)) : text
}

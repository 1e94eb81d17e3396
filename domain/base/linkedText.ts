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
  // A bracket around it goes, and not one of its own, as '10.1016/S0140-6736(18)31809-9' has.
  let around = named.split(')').length - named.split('(').length
  let end = named.length
  for (; end > 0; end--) {
    const last = named[end - 1] ?? ''
    if (last === ')' && around > 0) around--
    else if (!endsSentence.has(last)) break
  }
  return named.slice(0, end)
}

const endsSentence = new Set(`.,;:!?'’”`)

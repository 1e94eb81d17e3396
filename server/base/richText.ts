import { type RichTextKind, youtubeFrame, youtubeId } from '@bewezen/domain/base/richText.ts'
import sanitizeHtml, { type Attributes, type IOptions, type Tag, type Transformer } from 'sanitize-html'
import { readPath } from './files/keys.ts'

/** Deeper than anybody writes, and shallow enough for every browser to draw. */
const deepest = 40

const tags = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
]
/** Tags that are not ours: they go, and their content stays. */
const gone = { tagName: 'gone', attribs: {} }

const link: Transformer = (_name, { href = '' }) =>
  isLink(href) ? { tagName: 'a', attribs: { href, rel: 'noopener noreferrer' } } : gone
/** A whole address; where it may lead `allowedSchemes` says. */
const isLink = (href: string): boolean => URL.canParse(href)

const cell: Transformer = (tagName, { colspan = '', rowspan = '' }) => ({
  tagName,
  attribs: {
    ...(isSpan(colspan) ? { colspan } : {}),
    ...(isSpan(rowspan) ? { rowspan } : {}),
  },
})
const isSpan = (value: string): boolean => /^([2-9]|1\d|20)$/.test(value)

/** A picture that was uploaded here; pictures of others would tell them who reads. */
const picture: Transformer = (_name, { src = '', alt = '', width = '', height = '' }) => {
  const path = readPath(src.replace(/^\/files\//, ''))
  if (!src.startsWith('/files/') || !path || !['blog-image', 'product-image', 'lesson-image'].includes(path.purpose))
    return { tagName: 'img', attribs: {} }
  const sized: Attributes = isPixels(width) && isPixels(height) ? { width, height } : {}
  return { tagName: 'img', attribs: { src, alt: alt.slice(0, 300), ...sized, loading: 'lazy' } }
}
const isPixels = (value: string): boolean => /^[1-9]\d{0,3}$/.test(value)

/** Of a frame only its video is kept; the frame is ours. */
const frame: Transformer = (_name, { src = '', title = '' }): Tag => {
  const id = youtubeId(src)
  if (!id) return { tagName: 'iframe', attribs: {} }
  return {
    tagName: 'iframe',
    attribs: {
      src: youtubeFrame(id),
      title: title.slice(0, 150) || 'Video',
      width: '560',
      height: '315',
      loading: 'lazy',
      allowfullscreen: '',
      referrerpolicy: 'strict-origin-when-cross-origin',
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    },
  }
}

const page: IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: link, th: cell, td: cell },
  nestingLimit: deepest,
}
const article: IOptions = {
  ...page,
  allowedTags: [...tags, 'img', 'iframe'],
  allowedAttributes: {
    ...page.allowedAttributes,
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen', 'referrerpolicy', 'sandbox'],
  },
  allowedIframeHostnames: ['www.youtube-nocookie.com'],
  // A tag without an end tag cannot be renamed on the way, only left out.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs.src,
  transformTags: { ...page.transformTags, img: picture, iframe: frame },
}
const kinds: Record<RichTextKind, IOptions> = { page, article }

/** Leaving a tag out can bring two others together that mean something else; more rounds than this were never seen. */
const mostRounds = 8

/**
 * Formatted text with nothing in it but what may stand there: at saving and again before showing, whatever was stored
 * (LEGAL-PAGE-16, BLOG-AREA-13, X3-EDGE-11). Cleaning what was cleaned changes nothing.
 */
export function cleanRichText(html: string, kind: RichTextKind): string {
  let text = html
  for (let round = 0; round < mostRounds; round++) {
    const cleaned = sanitizeHtml(text, kinds[kind]).trim()
    if (cleaned === text) break
    text = cleaned
  }
  return text
}

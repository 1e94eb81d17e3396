import { useMemo } from 'react'
import { classes } from '../parts/classes.ts'
import { policy } from '../trusted/policies.ts'

const cleaned = policy('cleaned-text', { createHTML: (html) => html })

type Props = { html: string; className?: string }

/** Formatted text as the server sent it: cleaned a moment ago, whatever is stored (LEGAL-PAGE-16, BLOG-AREA-13). */
export function CleanedText({ html, className }: Props) {
  // Another object would be written anew, and take a selection with it.
  const inner = useMemo(() => ({ __html: cleaned.createHTML(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only fixed tags with fixed attributes are left in it
  return <div className={classes('rich-text', className)} dangerouslySetInnerHTML={inner} />
}

import { classes } from '../parts/classes.ts'

type Props = { html: string; className?: string }

/** Formatted text as the server sent it: cleaned a moment ago, whatever is stored (LEGAL-PAGE-16, BLOG-AREA-13). */
export const CleanedText = ({ html, className }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only fixed tags with fixed attributes are left in it
  <div className={classes('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
)

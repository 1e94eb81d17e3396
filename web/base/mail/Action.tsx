import { Button, Link, Section } from '@react-email/components'
import { painted } from './colours.ts'
import { P } from './Letter.tsx'

/** The one thing to do in a mail. */
export function Action({ href, children }: { href: string; children: string }) {
  const { className, style } = painted({ backgroundColor: 'sun', color: 'on-sun' })
  return (
    <Section style={{ paddingTop: 22 }}>
      <Button
        href={href}
        className={`${className} button`}
        style={{ ...style, padding: '17px 26px', borderRadius: 10, fontSize: 18, fontWeight: 600 }}
      >
        {children}
      </Button>
    </Section>
  )
}

/** The same link in full, for whoever cannot press a button; the text of a mail has it already. */
export function LinkInFull({ href }: { href: string }) {
  return (
    <P quiet onlyInHtml>
      Werkt de knop niet? Kopieer dan deze link naar je browser:
      <br />
      <PlainLink href={href}>{href}</PlainLink>
    </P>
  )
}

/** A link in running text. */
export function PlainLink({ href, children }: { href: string; children: string }) {
  const { className, style } = painted({ color: 'ink-2' })
  return (
    <Link href={href} className={className} style={{ ...style, textDecoration: 'underline', overflowWrap: 'anywhere' }}>
      {children}
    </Link>
  )
}

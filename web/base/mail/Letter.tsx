import type { PageRequest } from '@bewezen/domain/base/renderer.ts'
import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { colours, darkRules, painted } from './colours.ts'
import { type Hour, Mark, Sky } from './Sky.tsx'
import { fonts } from './type.ts'

/** The facts in every mail; of a person it knows the first name and nothing else. */
export type MailFacts = { site: PageRequest['site']; firstName: string }

type Parts = MailFacts & {
  title: string
  /** The line that an inbox shows behind the subject. */
  preview: string
  /** The sky above the letter, for a mail in which something begins, goes on or ends. */
  hour?: Hour
  /** Why this person gets this mail, as the end of 'Je krijgt deze e-mail omdat …'. */
  because: string
  children: ReactNode
}

/** The frame of every mail: 600 px, light and dark, legible without any picture. */
export function Letter({ site, firstName, title, preview, hour, because, children }: Parts) {
  const card = painted({ backgroundColor: 'surface', borderColor: 'line' })
  return (
    <Html lang="nl" dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{sheet}</style>
      </Head>
      <Body className="bg-bg" style={{ margin: 0, padding: 0, fontFamily: fonts.text }}>
        <Preview>{preview}</Preview>
        <Section
          className="bg-bg page"
          style={{ ...painted({ backgroundColor: 'bg' }).style, padding: '26px 22px 28px' }}
        >
          <Container
            className={card.className}
            style={{
              ...card.style,
              maxWidth: 556,
              borderStyle: 'solid',
              borderWidth: 1,
              borderRadius: 16,
              borderCollapse: 'separate',
              overflow: 'hidden',
            }}
          >
            {hour && <Sky hour={hour} />}
            <Section className="letter" style={{ padding: '30px 36px 34px' }}>
              <Brand name={site.name} />
              <Title>{title}</Title>
              <P>{firstName.trim() ? `Hoi ${firstName.trim()},` : 'Hoi,'}</P>
              {children}
            </Section>
          </Container>
          <Footer site={site} because={because} />
        </Section>
      </Body>
    </Html>
  )
}

function Brand({ name }: { name: string }) {
  const { className, style } = painted({ color: 'ink' })
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0} data-skip-in-text="true">
      <tbody>
        <tr>
          <td style={{ paddingRight: 10 }}>
            <Mark />
          </td>
          <td
            className={className}
            style={{ ...style, fontFamily: fonts.display, fontSize: 20, fontWeight: 600, letterSpacing: '-.025em' }}
          >
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Title({ children }: { children: ReactNode }) {
  const { className, style } = painted({ color: 'ink' })
  return (
    <Heading
      className={`${className} title`}
      style={{
        ...style,
        margin: '22px 0 12px',
        fontFamily: fonts.display,
        fontSize: 30,
        fontWeight: 470,
        letterSpacing: '-.03em',
        lineHeight: 1.14,
      }}
    >
      {children}
    </Heading>
  )
}

/** A paragraph; a quiet one is small and lighter, for what not everybody needs. */
export function P({ children, quiet, onlyInHtml }: { children: ReactNode; quiet?: boolean; onlyInHtml?: boolean }) {
  const { className, style } = painted({ color: quiet ? 'ink-2' : 'ink' })
  const size = quiet
    ? { margin: '20px 0 0', fontSize: 14, lineHeight: 1.55 }
    : { margin: '12px 0 0', fontSize: 16, lineHeight: 1.6 }
  return (
    <Text className={className} style={{ ...style, ...size }} data-skip-in-text={onlyInHtml}>
      {children}
    </Text>
  )
}

function Footer({ site, because }: { site: MailFacts['site']; because: string }) {
  const { className, style } = painted({ color: 'ink-2' })
  const link = painted({ color: 'ink-2' })
  return (
    <Container style={{ maxWidth: 556 }}>
      <Text
        className={className}
        style={{ ...style, margin: 0, padding: '20px 12px 0', fontSize: 13, lineHeight: 1.55, textAlign: 'center' }}
      >
        {site.name}, Nederland
        <br />
        Je krijgt deze e-mail omdat {because}.
        <br />
        Vragen?{' '}
        <Link
          href={`mailto:${site.contactEmail}`}
          className={link.className}
          style={{ ...link.style, textDecoration: 'underline' }}
        >
          {site.contactEmail}
        </Link>
      </Text>
    </Container>
  )
}

// The page itself has no inline colour, so that the dark one can take its place around the letter too.
const sheet = [
  `:root{color-scheme:light dark;supported-color-schemes:light dark}`,
  `body{background-color:${colours.bg.light}}`,
  `@media (prefers-color-scheme:dark){${darkRules}}`,
  '@media (max-width:620px){.page{padding:16px 12px 22px!important}.letter{padding:22px 20px 26px!important}',
  '.title{font-size:26px!important}.button{display:block!important;text-align:center!important}}',
].join('')

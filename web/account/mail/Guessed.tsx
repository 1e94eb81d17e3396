import { Action, PlainLink } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

const told = {
  password: {
    title: 'Iemand probeert in te loggen op je account',
    preview: 'Het wachtwoord is tien keer fout ingevuld.',
    what: 'Het wachtwoord van je account is binnen een kwartier tien keer fout ingevuld. Die pogingen zijn mislukt. Volgende pogingen gaan steeds langzamer.',
    advice:
      'Was jij dit niet, dan hoef je niets te doen: op een apparaat waarop je eerder inlogde kom je er gewoon in. Gebruik je dit wachtwoord ook ergens anders, kies dan een nieuw wachtwoord en zet de tweede factor aan.',
  },
  code: {
    title: 'Iemand heeft je wachtwoord',
    preview: 'Kies meteen een nieuw wachtwoord.',
    what: 'Iemand vulde het goede wachtwoord van je account in en daarna tien keer een foute code. De code heeft die persoon tegengehouden.',
    advice:
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord. Gebruik je het ook ergens anders, verander het daar ook.',
  },
} as const

/** `what` was guessed; `link` leads to where a new password can be asked for. */
export type GuessedFacts = MailFacts & { what: keyof typeof told; link: string }

/** Tells the owner that somebody guesses at the password, or at the code that is asked after it (SH-AUTH-35). */
export const Guessed: MailTemplate<GuessedFacts> = {
  subject: ({ what }) => told[what].title,
  Body: ({ what, link, ...facts }) => (
    <Letter
      {...facts}
      title={told[what].title}
      preview={told[what].preview}
      because={`iemand probeerde in te loggen op je account bij ${facts.site.name}`}
    >
      <P>{told[what].what}</P>
      <P>{told[what].advice}</P>
      <Action href={link}>Nieuw wachtwoord aanvragen</Action>
      <P quiet>
        Kom je er niet meer in? Mail dan naar{' '}
        <PlainLink href={`mailto:${facts.site.contactEmail}`}>{facts.site.contactEmail}</PlainLink>.
      </P>
    </Letter>
  ),
}

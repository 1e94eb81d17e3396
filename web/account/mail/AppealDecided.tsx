import { Action } from '../../base/mail/Action.tsx'
import { Letter, type MailFacts, P } from '../../base/mail/Letter.tsx'
import type { MailTemplate } from '../../base/mail-template.ts'

/** `answer` is missing when the block ended without one; `link` leads to the login. */
export type AppealDecidedFacts = MailFacts & { granted: boolean; answer: string | null; link: string }

/** Tells somebody who appealed what was decided (COM-MOD-08). */
export const AppealDecided: MailTemplate<AppealDecidedFacts> = {
  subject: ({ granted }) => (granted ? 'Je kunt weer inloggen' : 'Je bezwaar is afgewezen'),
  Body: ({ granted, answer, link, ...facts }) => (
    <Letter
      {...facts}
      title={granted ? 'Je kunt weer inloggen' : 'Je bezwaar is afgewezen'}
      preview={granted ? 'De blokkade van je account is opgeheven.' : 'De blokkade van je account blijft.'}
      because={`je bezwaar hebt gemaakt tegen de blokkade van je account bij ${facts.site.name}`}
    >
      <P>
        {granted
          ? 'Een beheerder heeft de blokkade van je account opgeheven.'
          : 'Een beheerder heeft je bezwaar bekeken. De blokkade van je account blijft.'}
      </P>
      {answer && <P>Antwoord: {answer}</P>}
      {granted && <Action href={link}>Inloggen</Action>}
    </Letter>
  ),
}

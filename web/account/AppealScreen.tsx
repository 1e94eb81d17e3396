import { appealWords as words } from '@bewezen/domain/account/blockWords.ts'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Brand } from '../base/parts/Brand.tsx'
import { Card } from '../base/parts/Card.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { LoadFailed } from '../base/parts/LoadFailed.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { AppealForm } from './AppealForm.tsx'
import { type OpenedBlock, useAppeal } from './useAppeal.ts'

/** `/auth/bezwaar`, where the link of the mail about a block leads: why, and what can be said against it (COM-MOD-07). */
export function AppealScreen() {
  const { state, block, retry, markSent, token } = useAppeal()
  return (
    <Page>
      {state === 'busy' && (
        <p role="status" className="text-center text-ink-2">
          {words.opening}
        </p>
      )}
      {state === 'failed' && <LoadFailed title={words.failed} onRetry={retry} />}
      {state === 'invalid' && (
        <Message title={words.invalid}>
          <p className="text-ink-2">{words.invalidText}</p>
        </Message>
      )}
      {block && <Standing block={block} token={token} onSent={markSent} />}
    </Page>
  )
}

type Props = { block: OpenedBlock; token: string; onSent: () => void }

function Standing({ block, token, onSent }: Props) {
  if (block.state === 'lifted')
    return (
      <Message title={words.lifted}>
        <p className="text-ink-2">{words.liftedText}</p>
        <LinkButton to="/auth" className="justify-self-start">
          {words.toSignIn}
        </LinkButton>
      </Message>
    )
  return (
    <Message title={block.state === 'refused' ? words.refused : words.title}>
      <p className="text-ink-2">{words.since(block.blockedAt)}</p>
      <Quote label={words.reason}>{block.reason}</Quote>
      {block.state === 'open' && (
        <>
          <p>{words.ask}</p>
          <AppealForm token={token} onSent={onSent} />
        </>
      )}
      {block.state === 'appealed' && (
        <p role="status" className="rounded-m bg-moss-soft px-4 py-3 text-moss-ink">
          <strong className="block">{words.sent}</strong>
          {words.sentText}
        </p>
      )}
      {block.answer && <Quote label={words.answer}>{block.answer}</Quote>}
    </Message>
  )
}

const Quote = ({ label, children }: { label: string; children: string }) => (
  <div className="rounded-m bg-surface-2 px-4 py-3">
    <h2 className="text-fs-13 text-ink-2">{label}</h2>
    <p className="wrap-anywhere whitespace-pre-line">{children}</p>
  </div>
)

// A page of its own, apart from the other pages behind links of mails: what they share would weigh on each of them.
function Page({ children }: { children: ReactNode }) {
  const { site } = useRouteContext({ from: '__root__' })
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="gutter pt-[18px] lg:pt-10">
        <Brand site={site.name} markOnly="never" />
      </header>
      <Main className="mx-auto w-full max-w-[600px] flex-1 content-center px-5 py-10">{children}</Main>
    </div>
  )
}

const Message = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" pad className="grid gap-4">
    <h1 className="heading text-fs-26 leading-[1.15]">{title}</h1>
    {children}
  </Card>
)

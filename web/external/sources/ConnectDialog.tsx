import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { sourceWords as words } from '@bewezen/domain/external/laterWords.ts'
import {
  connectSteps,
  mailboxWords,
  sourceScreenWords,
  threadScreenWords,
} from '@bewezen/domain/external/screenWords.ts'
import Copy from 'lucide-react/icons/copy'
import SendIcon from 'lucide-react/icons/send'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { copyText } from '../../base/parts/copyText.ts'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { tellSuccess } from '../../base/parts/toast.ts'
import { words as partWords } from '../../base/parts/words.ts'
import { useExternalChange } from '../useExternalChange.ts'
import { CheckMailbox } from './CheckMailbox.tsx'
import { MailboxState } from './MailboxState.tsx'

type Props = {
  source: ExternalSource
  /** The secret, the one time that it is there. */
  secret: string | null
  onThread: (threadId: string) => void
  onClose: () => void
}

/** What has to be pasted where outside, with the secret the one time that it is shown (IN-EXT-14, IN-EXT-66, ADM-PANEL-19). */
export function ConnectDialog({ source, secret, onThread, onClose }: Props) {
  const { id, name, connector, inboundPath, isActive, mailbox } = source
  const lead = (threadId: string) => ({
    label: threadScreenWords.show,
    onPress: () => {
      onClose()
      onThread(threadId)
    },
  })
  const test = useExternalChange(api.external.sendTest, {
    failed: words.testFailed,
    onDone: ({ threadId }) => tellSuccess(words.tested, undefined, secret === null ? lead(threadId) : undefined),
  })
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      readsFirst
      stays={secret !== null}
      title={secret === null ? sourceScreenWords.connect : words.secretTitle}
      description={name}
      actions={
        <>
          {mailbox ? (
            <CheckMailbox id={id} isActive={isActive} />
          ) : (
            <Button
              look="line"
              icon={<SendIcon size={17} />}
              busy={test.isPending}
              disabled={!isActive}
              onClick={() => test.mutate({ id })}
            >
              {words.test}
            </Button>
          )}
          <Button onClick={onClose}>{secret === null ? partWords.close : sourceScreenWords.kept}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        {secret !== null && (
          <div className="grid gap-2.5 rounded-m bg-sun-soft px-4 py-3.5 text-sun-ink">
            <p className="text-fs-14">{words.secretOnce}</p>
            <code data-secret className="block font-mono text-fs-14 wrap-anywhere select-all">
              {secret}
            </code>
            <Button
              look="line"
              size="s"
              icon={<Copy size={16} />}
              onClick={() => void copyText(secret, words.copied)}
              className="justify-self-start"
            >
              {words.copy}
            </Button>
          </div>
        )}
        {mailbox ? (
          <div role="status" className="grid gap-1">
            <h3 className="text-fs-14 font-semibold">{mailboxWords.state}</h3>
            <MailboxState of={mailbox} />
          </div>
        ) : (
          <InboundAddress path={inboundPath} />
        )}
        <ol className="grid list-decimal gap-1.5 pl-5 text-ink-2">
          {connectSteps[connector].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </ResponsiveModal>
  )
}

const InboundAddress = ({ path }: { path: string }) => (
  <div className="grid gap-2">
    <h3 className="text-fs-14 font-semibold">{words.inboundAddress}</h3>
    <code className="block rounded-m bg-surface-2 px-3.5 py-2.5 font-mono text-fs-14 wrap-anywhere select-all">
      {addressOf(path)}
    </code>
    <Button
      look="line"
      size="s"
      icon={<Copy size={16} />}
      onClick={() => void copyText(addressOf(path), words.copied)}
      className="justify-self-start"
    >
      {sourceScreenWords.copyAddress}
    </Button>
  </div>
)

/** As the outside has to call it: this dialog is only ever drawn in a browser that is on the site. */
const addressOf = (path: string): string => new URL(path, window.location.origin).href

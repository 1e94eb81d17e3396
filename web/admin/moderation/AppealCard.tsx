import type { Appeal } from '@bewezen/domain/account/blockContract.ts'
import { blockNotice, appealsWords as words } from '@bewezen/domain/account/blockWords.ts'
import { isReason } from '@bewezen/domain/base/typedText.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useId, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { ReasonDialog } from '../../base/parts/ReasonDialog.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'

/** Who appeals, against which reason and with what; granting and refusing both ask for an answer (COM-MOD-08). */
export function AppealCard({ of: appeal }: { of: Appeal }) {
  const titleId = useId()
  const [asks, setAsks] = useState<'grant' | 'refuse' | null>(null)
  const close = () => setAsks(null)
  const decide = useDecideAppeal(close)
  const { person, reason, blockedBy, blockedAt, text, appealedAt, blockId } = appeal
  const name = displayName(person)
  return (
    <Card as="article" aria-labelledby={titleId} className="grid gap-3 px-4 py-4 lg:px-6 lg:py-5">
      <header className="flex items-center gap-3">
        <Avatar name={name} photo={person.avatarUrl} color={person.avatarColor} size={38} />
        <div className="min-w-0">
          <h3 dir="auto" id={titleId} className="heading text-fs-18 wrap-anywhere">
            {name}
          </h3>
          <p className="text-fs-13 text-ink-2">{words.blocked(blockedBy, blockedAt)}</p>
        </div>
      </header>
      <div className="rounded-m bg-surface-2 px-4 py-3">
        <p className="text-fs-13 text-ink-2">{words.reason}</p>
        <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      </div>
      <div>
        <p className="text-fs-13 text-ink-2">{words.appealed(appealedAt)}</p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      </div>
      <footer className="flex justify-end gap-2.5 max-sm:*:flex-1">
        <Button look="line" onClick={() => setAsks('refuse')}>
          {words.refuse}
        </Button>
        <Button onClick={() => setAsks('grant')}>{words.grant}</Button>
      </footer>
      {asks && (
        <ReasonDialog
          title={asks === 'grant' ? words.grantTitle(name) : words.refuseTitle(name)}
          text={asks === 'grant' ? words.grantText : words.refuseText}
          label={words.answer}
          fault={words.answerFault}
          isFit={isReason}
          verb={asks === 'grant' ? words.grant : words.refuse}
          isDanger={asks === 'refuse'}
          busy={decide.isPending}
          onSend={(answer) => decide.mutate({ blockId, granted: asks === 'grant', answer })}
          onClose={close}
        />
      )}
    </Card>
  )
}

function useDecideAppeal(close: () => void) {
  const cache = useQueries()
  const renew = () => void cache.invalidateQueries({ queryKey: [['account', 'appeals']] })
  return useChange(api.account.decideAppeal, {
    onSuccess: (_done, { granted }) => {
      tellSuccess(granted ? words.granted : words.wasRefused)
      renew()
      close()
    },
    onError: (error) => {
      const code = refusalOf(error)?.code ?? ''
      const { title, text } = blockNotice(code)
      tellError(title, text)
      if (code === 'APPEAL_DECIDED') {
        renew()
        close()
      }
    },
  })
}

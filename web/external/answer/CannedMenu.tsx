import type { CannedAnswer } from '@bewezen/domain/external/contract.ts'
import { threadWords } from '@bewezen/domain/external/laterWords.ts'
import { answerWords, cannedScreenWords as words } from '@bewezen/domain/external/screenWords.ts'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Settings from 'lucide-react/icons/settings-2'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../base/parts/DropdownMenu.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { showCanned } from './cannedShown.ts'

const ConfirmDialog = onNeed(() => import('../../base/parts/ConfirmDialog.tsx'), 'ConfirmDialog')

/** Begins an answer with words that are kept; what was typed is only replaced after asking (IN-EXT-30, IN-EXT-65). */
export function CannedMenu({ text, onWrite }: { text: string; onWrite: (text: string) => void }) {
  const [asks, setAsks] = useState<CannedAnswer | null>(null)
  const answers = useRead(api.external.cannedAnswers, {}).data?.answers ?? []
  const choose = (answer: CannedAnswer) => (text.trim() ? setAsks(answer) : onWrite(answer.content))
  return (
    <>
      <DropdownMenu
        label={threadWords.canned}
        align="start"
        width={300}
        trigger={
          <Button look="line" size="s" icon={<MessageSquareText size={16} />}>
            {threadWords.canned}
          </Button>
        }
      >
        {answers.map((answer) => (
          <MenuItem key={answer.id} onSelect={() => choose(answer)}>
            <span dir="auto" className="truncate">
              {answer.title}
            </span>
          </MenuItem>
        ))}
        {answers.length > 0 && <MenuSeparator />}
        <MenuItem icon={<Settings size={18} />} onSelect={() => showCanned()}>
          {words.manage}
        </MenuItem>
      </DropdownMenu>
      {asks && (
        <ConfirmDialog
          open
          harmless
          question={answerWords.replaceQuestion}
          text={answerWords.replaceText}
          verb={answerWords.replace}
          onClose={() => setAsks(null)}
          onConfirm={() => {
            onWrite(asks.content)
            setAsks(null)
          }}
        />
      )}
    </>
  )
}

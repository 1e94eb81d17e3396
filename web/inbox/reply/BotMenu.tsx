import { type Bot, bots } from '@bewezen/domain/inbox/bots.ts'
import { botWords } from '@bewezen/domain/inbox/botWords.ts'
import type { Notification } from '@bewezen/domain/inbox/page.ts'
import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { DropdownMenu, MenuItem } from '../../base/parts/DropdownMenu.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'

const ConfirmDialog = onNeed(() => import('../../base/parts/ConfirmDialog.tsx'), 'ConfirmDialog')

type Props = { sender: Notification['sender']; text: string; onWrite: (text: string) => void }

/** Begins an answer with the words of a bot; what was typed is only replaced after asking (IN-BOT-03..08). */
export function BotMenu({ sender, text, onWrite }: Props) {
  const [asking, setAsking] = useState<Bot | null>(null)
  const write = async (bot: Bot) => {
    setAsking(null)
    try {
      const { botText } = await import('@bewezen/domain/inbox/botTextWords.ts')
      onWrite(botText(bot, sender))
      tellSuccess(botWords.done)
    } catch {
      // The texts could not be fetched; what was typed stays.
      tellError(botWords.failed)
    }
  }
  return (
    <div>
      <DropdownMenu
        label={botWords.label}
        align="start"
        width={280}
        trigger={
          <Button look="line" size="s" icon={<Sparkles size={17} />}>
            {botWords.label}
          </Button>
        }
      >
        {bots.map((bot) => (
          <MenuItem key={bot.id} onSelect={() => (text.trim() ? setAsking(bot) : void write(bot))}>
            {bot.name}
          </MenuItem>
        ))}
      </DropdownMenu>
      {asking && (
        <ConfirmDialog
          open
          harmless
          question={botWords.replace}
          verb={botWords.replaceVerb}
          onClose={() => setAsking(null)}
          onConfirm={() => void write(asking)}
        />
      )}
    </div>
  )
}

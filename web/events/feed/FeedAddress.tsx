import { feedWords as words } from '@bewezen/domain/events/feedWords.ts'
import Copy from 'lucide-react/icons/copy'
import { Button } from '../../base/parts/Button.tsx'
import { copyText } from '../../base/parts/copyText.ts'
import { TextField } from '../../base/parts/TextField.tsx'

/** The address as it was just made, the one time that it is shown. */
export function FeedAddress({ url }: { url: string }) {
  return (
    <div className="grid gap-3 rounded-l border border-line bg-surface-2 p-4">
      <TextField
        label={words.address}
        hint={words.once}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="text-fs-14 text-ink-2">{words.how}</p>
      <Button
        icon={<Copy size={18} />}
        onClick={() => void copyText(url, words.copied, words.copyFailed)}
        className="justify-self-start max-sm:w-full"
      >
        {words.copy}
      </Button>
    </div>
  )
}

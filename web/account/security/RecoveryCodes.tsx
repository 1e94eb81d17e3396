import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { Button } from '../../base/parts/Button.tsx'
import { buttonLook } from '../../base/parts/buttonLook.ts'
import { copyText } from '../../base/parts/copyText.ts'

/** The codes for when the app is lost, shown once: to copy, to download, and to say that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n')
  return (
    <div className="grid gap-4">
      <h3 className="heading text-fs-18">{securityWords.codes}</h3>
      <p className="text-ink-2">{securityWords.codesText}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-m bg-surface-2 px-5 py-4 font-mono text-[15px]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button look="line" icon={<Copy size={18} />} onClick={() => void copyText(text, securityWords.copied)}>
          {securityWords.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={securityWords.fileName}
          className={buttonLook({ look: 'line' })}
        >
          <Download size={18} aria-hidden="true" />
          {securityWords.download}
        </a>
      </div>
      <Button onClick={onDone} className="justify-self-start">
        {securityWords.kept}
      </Button>
    </div>
  )
}

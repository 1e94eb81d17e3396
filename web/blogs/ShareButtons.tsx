import { blogWords as words } from '@bewezen/domain/blogs/words.ts'
import Link from 'lucide-react/icons/link'
import Mail from 'lucide-react/icons/mail'
import { Button } from '../base/parts/Button.tsx'
import { buttonLook } from '../base/parts/buttonLook.ts'
import { copyText } from '../base/parts/copyText.ts'

/** Ways to share the address of an article; nothing of others is loaded for it (BLOG-AREA-05). */
export function ShareButtons({ title, address }: { title: string; address: string }) {
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: address }).toString().replaceAll('+', '%20')}`
  return (
    <section
      aria-label={words.shareTitle}
      className="mt-10 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5"
    >
      <h2 className="text-fs-14 font-[650]">{words.shareTitle}</h2>
      <div className="flex flex-wrap gap-2">
        <Button
          look="line"
          size="s"
          icon={<Link size={16} />}
          onClick={() => void copyText(address, words.copied, { title: words.copyFailed })}
        >
          {words.copy}
        </Button>
        <a href={mail} className={buttonLook({ look: 'line', size: 's' })}>
          <Mail size={16} aria-hidden="true" />
          {words.mail}
        </a>
      </div>
    </section>
  )
}

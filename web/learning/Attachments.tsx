import { fileSize } from '@bewezen/domain/base/numbers.ts'
import type { Attachment } from '@bewezen/domain/learning/contract.ts'
import { learningWords as words } from '@bewezen/domain/learning/words.ts'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import ImageIcon from 'lucide-react/icons/image'

/** The files beside a text, to take along (COM-LEARN-07, COM-LEARN-33). */
export const Attachments = ({ of }: { of: readonly Attachment[] }) =>
  of.length > 0 && (
    <section aria-labelledby="attachments" className="mt-10">
      <h2 id="attachments" className="heading text-fs-26">
        {words.attachments}
      </h2>
      <ul className="mt-3 grid gap-2.5 sm:grid-cols-2">
        {of.map((file) => (
          <li key={file.url} className="min-w-0">
            <a
              href={file.url}
              download={file.name}
              aria-label={words.download(file.name)}
              className="flex min-h-16 items-center gap-3 rounded-m border border-line bg-surface px-3.5 py-2.5 no-underline fast hover:bg-surface-2"
            >
              <span className="grid size-10 flex-none place-items-center rounded-s bg-surface-2">
                {file.isPdf ? <FileText size={18} /> : <ImageIcon size={18} />}
              </span>
              <span className="min-w-0 flex-1 text-fs-14 leading-snug">
                <strong className="block font-[650] wrap-anywhere">{file.name}</strong>
                <span className="text-fs-13 text-ink-3">
                  {file.isPdf ? words.pdf : words.picture}, {fileSize(file.bytes)}
                </span>
              </span>
              <Download size={17} className="flex-none text-ink-2" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )

import { writingWords as words, writtenMailWords } from '@bewezen/domain/events/writingWords.ts'
import type { MessageDraft } from './useDraft.ts'

/** The message as its mail shows it: text as it was typed, whatever it holds (EV-MORE-61). */
export const MailPreview = ({ draft: { subject, text }, title }: { draft: MessageDraft; title: string }) => (
  <section aria-labelledby="mail-preview" className="rounded-m border border-line bg-bg px-4 py-4 lg:px-6">
    <h3 id="mail-preview" className="text-fs-13 text-ink-2">
      {words.preview}
    </h3>
    <p dir="auto" className="heading mt-2 text-fs-21 wrap-anywhere">
      {subject.trim() || <span className="text-ink-3">{words.subject}</span>}
    </p>
    <p className="mt-3 text-[15px]">{words.greeting}</p>
    <p dir="auto" className="mt-2 text-[15px] leading-relaxed wrap-anywhere whitespace-pre-line">
      {text.trim() || <span className="text-ink-3">{words.text}</span>}
    </p>
    <p className="mt-3 text-fs-14 font-[550] wrap-anywhere">{title}</p>
    <p className="mt-1 text-fs-14 text-ink-2">{writtenMailWords.action}</p>
  </section>
)

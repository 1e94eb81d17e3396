import { homeWords } from '@bewezen/domain/site/words.ts'
import { SectionHead } from '../Section.tsx'

const { title, problem, solution } = homeWords.why

/** The problem and what is done about it (MKT-HOME-11). */
export const Why = () => (
  <section
    aria-labelledby="why"
    className="page grid gap-x-[clamp(32px,6vw,96px)] gap-y-8 pb-[clamp(56px,8vw,112px)] lg:grid-cols-2"
  >
    <div>
      <SectionHead id="why" title={title} />
    </div>
    <div className="grid gap-8">
      {[problem, solution].map((part) => (
        <div key={part.title}>
          <h3 className="text-fs-18 font-[650]">{part.title}</h3>
          <p className="mt-1.5 max-w-[48ch] text-fs-18 text-ink-2">{part.text}</p>
        </div>
      ))}
    </div>
  </section>
)

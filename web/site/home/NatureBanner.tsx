import { homeWords } from '@bewezen/domain/site/words.ts'
import { Sky } from '../../base/parts/Sky.tsx'

const { title, text } = homeWords.nature

/** Where nature and science meet: a morning sky, with the words on a plane of their own (MKT-HOME-12). */
export const NatureBanner = () => (
  <section aria-labelledby="nature" className="page pb-[clamp(56px,8vw,112px)]">
    <div className="relative grid min-h-90 items-end overflow-hidden rounded-xl p-3 lg:min-h-105 lg:p-6">
      <div className="absolute inset-0 dark:brightness-75">
        <Sky at={870} sunrise={420} sunset={1200} theme="grounding" />
      </div>
      <div className="relative max-w-[34rem] rounded-l bg-surface p-6 lg:p-8">
        <h2 id="nature" className="heading text-fs-34 leading-[1.1]! max-lg:text-fs-26">
          {title}
        </h2>
        <p className="mt-2 text-ink-2">{text}</p>
      </div>
    </div>
  </section>
)

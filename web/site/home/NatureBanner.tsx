import { homeWords } from '@bewezen/domain/site/words.ts'
import { Sky } from '../../base/parts/Sky.tsx'

const { title, text } = homeWords.nature

/** Where nature and science meet: a morning sky, with the words on a plane of their own, on a phone below it (MKT-HOME-12, MKT-MORE-51). */
export const NatureBanner = () => (
  <section aria-labelledby="nature" className="page pb-[clamp(56px,8vw,112px)]">
    <div className="relative grid overflow-hidden rounded-xl max-lg:bg-surface lg:min-h-105 lg:items-end lg:p-6">
      <div className="h-64 dark:brightness-75 lg:absolute lg:inset-0 lg:h-auto">
        <Sky at={870} sunrise={420} sunset={1200} theme="grounding" />
      </div>
      <div className="relative max-w-[34rem] bg-surface p-6 lg:rounded-l lg:p-8">
        <h2 id="nature" className="heading text-fs-34 leading-[1.1]! max-lg:text-fs-26">
          {title}
        </h2>
        <p className="mt-2 text-ink-2">{text}</p>
      </div>
    </div>
  </section>
)

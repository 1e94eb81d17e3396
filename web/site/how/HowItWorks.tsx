import { insideWords } from '@bewezen/domain/site/insideWords.ts'
import { howWords } from '@bewezen/domain/site/words.ts'
import { useLoaderData } from '@tanstack/react-router'
import { LevelCurve } from '../LevelCurve.tsx'
import { LevelList } from '../LevelList.tsx'
import { Section, SectionHead } from '../Section.tsx'
import { Benefits } from './Benefits.tsx'
import { HowArt } from './HowArt.tsx'
import { Join } from './Join.tsx'

const { title, lead, benefits, levels, start } = howWords

/** What somebody gets, the five levels and how to begin (MKT-HOW-01, MKT-HOW-02, MKT-HOW-05). */
export function HowItWorks() {
  const { priceCents, content } = useLoaderData({ from: '/how-it-works' })
  return (
    <>
      <header className="dawn relative overflow-hidden">
        <div className="page relative pt-11 pb-[250px] lg:pt-22 lg:pb-33">
          <HowArt />
          <h1 className="relative font-display text-[clamp(3rem,1.6rem+5vw,5.5rem)] leading-[1.02] font-[440] tracking-[-0.04em]">
            {title}
          </h1>
          <p className="relative mt-4.5 max-w-[32ch] text-fs-18 leading-normal lg:text-fs-21">{lead}</p>
        </div>
      </header>
      <Section id="voordelen" title={benefits.title} lead={benefits.lead(priceCents)}>
        <Benefits />
      </Section>
      <Section plane id="levels" title={levels.title} lead={levels.lead}>
        <LevelCurve />
        <LevelList levels={content.levels} />
        <p className="mt-8 max-w-[62ch] text-ink-2">{insideWords.nOfOne}</p>
      </Section>
      <section
        aria-labelledby="begin"
        className="page grid gap-x-[clamp(32px,6vw,96px)] gap-y-6 py-[clamp(56px,8vw,112px)] lg:grid-cols-[1fr_1.3fr]"
      >
        <div>
          <SectionHead id="begin" title={start.title} lead={start.lead} />
        </div>
        <ol>
          {start.steps.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[44px_minmax(0,1fr)] items-baseline gap-2 border-t border-line-strong py-5.5 lg:grid-cols-[64px_minmax(0,1fr)] lg:gap-5"
            >
              <span aria-hidden="true" className="font-display text-fs-34 leading-none tracking-[-0.03em]">
                {index + 1}
              </span>
              <div>
                <h3 className="text-fs-18 font-[650]">{step.title}</h3>
                <p className="text-ink-2">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <Join priceCents={priceCents} />
    </>
  )
}

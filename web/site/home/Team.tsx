import type { PublicContent } from '@bewezen/domain/site/contract.ts'
import { homeWords } from '@bewezen/domain/site/words.ts'
import { useLoaderData } from '@tanstack/react-router'
import { Badge } from '../../base/parts/Badge.tsx'
import { StoredPicture } from '../../base/parts/StoredPicture.tsx'
import { SunMark } from '../../base/parts/SunMark.tsx'
import { SectionHead } from '../Section.tsx'

const { title } = homeWords.team

/** The people behind it: neutral cards, marked as samples until there are real ones (MKT-HOME-13). */
export function Team() {
  const { team }: PublicContent = useLoaderData({ from: '/' }).content
  if (team.length === 0) return null
  return (
    <section aria-labelledby="team" className="page pb-[clamp(56px,8vw,112px)]">
      <SectionHead id="team" title={title} size="m" />
      <ul className="mt-9 grid gap-x-5 lg:grid-cols-3">
        {team.map(({ name, role, sentence, photoUrl, isSample }) => (
          <li key={name + role} className="flex gap-4 border-t border-line-strong py-4.5">
            <span className="grid size-16 flex-none place-items-center overflow-hidden rounded-full bg-surface-2">
              {photoUrl ? (
                <StoredPicture
                  isFace
                  src={photoUrl}
                  fallback={<SunMark size={34} />}
                  inStill
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover"
                />
              ) : (
                <SunMark size={34} />
              )}
            </span>
            <div className="min-w-0">
              <h3 className="flex flex-wrap items-center gap-x-2.5 font-[650] wrap-anywhere">
                {name} {isSample && <Badge look="line">{homeWords.sample}</Badge>}
              </h3>
              <p className="text-fs-14 text-ink-2 wrap-anywhere">{role}</p>
              <p className="mt-1.5 text-fs-14 text-ink-2 wrap-anywhere">{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

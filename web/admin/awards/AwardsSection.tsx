import { awardWords } from '@bewezen/domain/admin/awardWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import type { Award } from '@bewezen/domain/profile/awardContract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { AwardDialog } from './AwardDialog.tsx'

/** The awards there are, with how many people hold each (ADM-PANEL-08). */
export function AwardsSection() {
  const read = useRead(api.profile.awards, {})
  return (
    <Loaded read={read} failed={adminWords.loadFailed}>
      {({ awards }) => <Awards awards={awards} />}
    </Loaded>
  )
}

function Awards({ awards }: { awards: readonly Award[] }) {
  const [opened, setOpened] = useState<Award | 'new' | null>(null)
  const make = <Button onClick={() => setOpened('new')}>{awardWords.make}</Button>
  return (
    <section aria-labelledby="awards">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="awards" className="heading text-fs-21">
          {adminWords.awards}
        </h2>
        {awards.length > 0 && make}
      </div>
      {awards.length === 0 ? (
        <Card>
          <EmptyState title={awardWords.empty} action={make} />
        </Card>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {awards.map((award) => (
            <AwardCard key={award.id} award={award} onEdit={() => setOpened(award)} />
          ))}
        </ul>
      )}
      {opened && <AwardDialog award={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </section>
  )
}

const AwardCard = ({ award, onEdit }: { award: Award; onEdit: () => void }) => (
  <Card as="li" pad className="flex flex-col gap-3">
    <div className="flex items-start gap-3.5">
      {award.imageUrl && (
        <img
          src={award.imageUrl}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-12 flex-none rounded-m object-cover"
        />
      )}
      <div className="min-w-0">
        <h3 className="text-fs-18 font-[650] wrap-anywhere">{award.name}</h3>
        <p className="text-fs-14 text-ink-3">{awardWords.holders(award.holders)}</p>
      </div>
      <span className="ml-auto flex flex-wrap justify-end gap-1.5">
        {award.isTester && <Badge look="sun">{awardWords.tester}</Badge>}
        {!award.isActive && <Badge>{awardWords.inactive}</Badge>}
      </span>
    </div>
    {award.description && (
      <p className="text-[15px] wrap-anywhere whitespace-pre-wrap text-ink-2">{award.description}</p>
    )}
    <Button
      look="line"
      size="s"
      onClick={onEdit}
      aria-label={awardWords.edit(award.name)}
      className="mt-auto self-start"
    >
      {awardWords.editShort}
    </Button>
  </Card>
)

import type { Emergency } from '@bewezen/domain/health/contract.ts'
import { minutesLeft } from '@bewezen/domain/health/emergency.ts'
import { emergencyWords as words } from '@bewezen/domain/health/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Siren from 'lucide-react/icons/siren'
import { useState } from 'react'
import { useServerNow, useSettings } from '../access/index.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { Card } from '../base/parts/Card.tsx'
import { EmergencyRecord } from './EmergencyRecord.tsx'
import { OpenEmergency } from './OpenEmergency.tsx'

/** 'Noodtoegang' of the admin area: opening it, and reading while it lasts (SH-MED-42). */
export function EmergencyScreen() {
  const { data: running } = useRead(api.health.emergencies, {})
  const [viewed, view] = useState<string | null>(null)
  const now = useServerNow(useSettings().data?.now ?? null, 10_000)
  const open = (running ?? []).filter((access) => minutesLeft(access, now) > 0)
  const shown = running?.find(({ id }) => id === viewed)
  if (shown) return <EmergencyRecord access={shown} now={now} onClose={() => view(null)} />
  return (
    <section aria-labelledby="noodtoegang" className="grid max-w-[720px] gap-6">
      <h2 id="noodtoegang" className="heading -mb-4 text-fs-21">
        {words.title}
      </h2>
      <p className="flex items-start gap-3 text-ink-2">
        <Siren size={22} className="mt-0.5 text-ember-ink" />
        {words.intro}
      </p>
      {open.length > 0 && (
        <Card as="section" aria-label={words.running} className="divide-y divide-line">
          {open.map((access) => (
            <Running key={access.id} access={access} now={now} onView={() => view(access.id)} />
          ))}
        </Card>
      )}
      <OpenEmergency onOpened={view} />
    </section>
  )
}

const Running = ({ access, now, onView }: { access: Emergency; now: number; onView: () => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
    <p>
      <strong className="block">{displayName(access.person)}</strong>
      <span className="text-fs-14 text-ink-2">
        {words.minutesLeft(minutesLeft(access, now))}, {words.until(access.endsAt)}
      </span>
    </p>
    <Button look="line" onClick={onView}>
      {words.view}
    </Button>
  </div>
)

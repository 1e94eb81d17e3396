import { type ManagedPartner, sortedPartners } from '@bewezen/domain/production/partners.ts'
import { loadFailedWords, partnerScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { fresh } from '../fresh.ts'
import { Beside } from '../record/Beside.tsx'
import { ListTitle } from '../record/table.tsx'
import { PartnerCard } from './PartnerCard.tsx'
import { PartnerForm } from './PartnerForm.tsx'

/** The one list of partners, shared with the shop, and the form for one more; nothing is deleted here (EV-PARTNER-01, EV-PARTNER-07). */
export function PartnersTab() {
  const read = useRead(api.production.partners, {}, fresh)
  return (
    <Beside title={words.addTitle} form={(onClose) => <PartnerForm onClose={onClose} />}>
      <Loaded read={read} failed={loadFailedWords.partners}>
        {({ partners }) => <Partners partners={partners} />}
      </Loaded>
    </Beside>
  )
}

function Partners({ partners }: { partners: readonly ManagedPartner[] }) {
  const [edited, setEdited] = useState<ManagedPartner | null>(null)
  return (
    <section aria-labelledby="partners" className="grid gap-4">
      <ListTitle id="partners" title={words.title} aside={words.text} />
      {partners.length === 0 ? (
        <Card>
          <EmptyState title={words.none} text={words.noneText} />
        </Card>
      ) : (
        <ul className="grid gap-4">
          {sortedPartners(partners).map((partner) => (
            <li key={partner.id}>
              <PartnerCard partner={partner} onEdit={() => setEdited(partner)} />
            </li>
          ))}
        </ul>
      )}
      {edited && <PartnerForm partner={edited} onClose={() => setEdited(null)} />}
    </section>
  )
}

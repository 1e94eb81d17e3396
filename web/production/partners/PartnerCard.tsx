import type { ManagedPartner } from '@bewezen/domain/production/partners.ts'
import { screenWords, partnerScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import { Badge } from '../../base/parts/Badge.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'

/** A partner with how to reach it and where its invoices go. */
export function PartnerCard({ partner: it, onEdit }: { partner: ManagedPartner; onEdit: () => void }) {
  const contact = [
    it.contactName,
    it.contactEmail,
    it.contactPhone,
    it.addressStreet,
    [it.addressPostalCode, it.addressCity].filter(Boolean).join(' '),
    it.addressCountry,
  ]
  const invoicing = [
    it.invoiceCompanyName,
    it.invoiceEmail,
    it.invoiceAddress,
    it.invoiceVatNumber && words.vat(it.invoiceVatNumber),
    it.iban && words.iban(it.iban),
  ]
  return (
    <Card as="article" data-row={it.id} tabIndex={-1} aria-labelledby={`partner-${it.id}`} className="p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={`partner-${it.id}`} className="heading text-fs-21 wrap-anywhere">
            {it.name}
          </h3>
          <p className="mt-1">
            <Badge look={it.isActive ? 'moss' : 'neutral'}>{it.isActive ? words.active : words.inactive}</Badge>
          </p>
        </div>
        <IconButton
          label={screenWords.edit(it.name)}
          icon={<Pencil size={18} />}
          onClick={onEdit}
          className="-mt-1.5 -mr-2"
        />
      </div>
      {it.description && (
        <p className="mt-2 text-[15px] wrap-anywhere whitespace-pre-line text-ink-2">{it.description}</p>
      )}
      <div className="mt-3 grid gap-x-6 gap-y-3 border-t border-line pt-3 sm:grid-cols-2">
        <Lines title={words.contact} lines={contact} />
        <Lines title={words.invoicing} lines={invoicing} />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-5">
        {it.websiteUrl && <Out to={it.websiteUrl} label={words.siteOf(it.name)} text={words.site} />}
        {it.catalogUrl && <Out to={it.catalogUrl} label={words.catalogOf(it.name)} text={words.catalog} />}
      </p>
    </Card>
  )
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => {
  const filled = lines.filter(Boolean)
  return (
    <div className="text-fs-14">
      <h4 className="font-semibold">{title}</h4>
      {filled.length === 0 ? (
        <p className="text-ink-2">{screenWords.nothing}</p>
      ) : (
        <p className="wrap-anywhere whitespace-pre-line text-ink-2">{filled.join('\n')}</p>
      )}
    </div>
  )
}

const Out = ({ to, label, text }: { to: string; label: string; text: string }) => (
  <a
    href={to}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={label}
    className="inline-flex min-h-11 items-center gap-1.5 text-fs-14"
  >
    <ExternalLink size={14} aria-hidden="true" />
    {text}
  </a>
)

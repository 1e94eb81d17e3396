import { companyFaults } from '@bewezen/domain/payments/company.ts'
import { invoiceRefused, companyFormWords as words } from '@bewezen/domain/payments/companyFormWords.ts'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { useRead } from '../../base/api/useRead.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { useCompany } from './useCompany.ts'

/** The invoice of one's own paid place to a company, or the way to ask for it (EV-MORE-92). */
export function OwnInvoice({ enrollmentId }: { enrollmentId: string }) {
  const { data } = useRead(api.events.ownInvoice, { enrollmentId })
  const [asks, setAsks] = useState(false)
  if (!data) return null
  if (data.number !== null)
    return (
      <a href={words.path(data.number)} download className={quiet}>
        <FileText size={16} aria-hidden="true" className="mr-1.5 inline" />
        {words.download(data.number)}
      </a>
    )
  return (
    <>
      <button type="button" onClick={() => setAsks(true)} className={quiet}>
        {words.wants}
      </button>
      {asks && <AskInvoice enrollmentId={enrollmentId} onClose={() => setAsks(false)} />}
    </>
  )
}

function AskInvoice({ enrollmentId, onClose }: { enrollmentId: string; onClose: () => void }) {
  const cache = useQueries()
  const company = useCompany(companyFaults)
  const ask = useChange(api.events.askInvoice, {
    onSuccess: async ({ number }) => {
      tellSuccess(words.asked, words.askedText(number))
      onClose()
      await cache.invalidateQueries({ queryKey: api.events.ownInvoice.key() })
    },
    onError: (error) => {
      const { code = '', data } = refusalOf(error) ?? {}
      if (code === 'FAULTY_FIELDS') company.refuse((data as { faults: object }).faults)
      const { title, text } = invoiceRefused(code)
      tellError(title, text)
      void cache.invalidateQueries({ queryKey: api.events.ownInvoice.key() })
    },
  })
  return (
    <FormDialog
      title={words.wants}
      description={words.fixed}
      verb={words.ask}
      busyText={words.asking}
      busy={ask.isPending}
      unsaved={Object.values(company.typed).some(Boolean)}
      onClose={onClose}
      onSend={(form) => {
        const checked = company.check(form)
        if (checked) ask.mutate({ enrollmentId, company: checked })
      }}
    >
      <CompanyFields company={company} />
    </FormDialog>
  )
}

const quiet = 'min-h-11 justify-self-center font-semibold underline underline-offset-3'

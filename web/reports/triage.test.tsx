import type { Triage } from '@bewezen/domain/reports/contract.ts'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { api } from '../base/api/api.ts'
import { TriageForm } from './TriageForm.tsx'

const noor = { id: '019a0000-0000-7000-8000-000000000001', name: 'Noor Vis' }
const typed: Triage = { state: 'rejected', assigneeId: null, note: 'Wat ik typte' }

/** What the form says while another admin saved this meanwhile. */
function drawn(newer: Triage | null): string {
  const client = new QueryClient()
  client.setQueryData(api.reports.assignees.queryKey({ input: {} }), { people: [noor] })
  const nothing = () => {}
  const triage = { wish: typed, set: nothing, isChanged: true, newer, takeOver: nothing }
  const acts = { save: nothing, isSaving: false, remove: nothing, isRemoving: false }
  return renderToStaticMarkup(
    <QueryClientContext value={client}>
      <TriageForm triage={{ ...triage, ...acts }} />
    </QueryClientContext>,
  )
}

test('ADM-PANEL-22 what another admin decided about a report stands in the form, which keeps what was typed', () => {
  const says = drawn({ state: 'in_progress', assigneeId: noor.id, note: 'Ik bel haar' })
  expect(says).toContain('Dit item is intussen gewijzigd. Laad opnieuw.')
  expect(says).toContain('In behandeling, Noor Vis, Ik bel haar')
  expect(says).toContain('Wat ik typte')
  expect(drawn({ state: 'solved', assigneeId: null, note: '' })).toContain('Opgelost, Niemand<')
  expect(drawn(null)).not.toContain('intussen gewijzigd')
})

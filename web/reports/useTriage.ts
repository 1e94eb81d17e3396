import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Report, Triage } from '@bewezen/domain/reports/contract.ts'
import { isSameTriage } from '@bewezen/domain/reports/triage.ts'
import { triageWords } from '@bewezen/domain/reports/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

/** What an admin decides about a report: state, assignee and note, saved together, and deleting it (ADM-PANEL-12, ADM-PANEL-21). */
export function useTriage(report: Report, onDone: () => void) {
  const [before, setBefore] = useState<Triage>(() => ({
    state: report.state,
    assigneeId: report.assignee?.id ?? null,
    note: report.note ?? '',
  }))
  const [wish, setWish] = useState(before)
  const [newer, setNewer] = useState<Triage | null>(null)
  const cache = useQueries()
  const renew = () => {
    for (const read of [api.reports.list, api.reports.report]) void cache.invalidateQueries({ queryKey: read.key() })
  }
  const outcome = (said: string, failed: string) => ({
    onSuccess: () => {
      tellSuccess(said)
      renew()
      onDone()
    },
    onError: (error: unknown) => {
      const refusal = refusalOf(error)
      if (refusal?.code === 'CHANGED') setNewer((refusal.data as { current: Triage }).current)
      else tellError(failed, reasonOf(error))
      renew()
    },
  })
  const save = useChange(api.reports.save, outcome(triageWords.saved, triageWords.saveFailed))
  const remove = useChange(api.reports.remove, outcome(triageWords.removed, triageWords.removeFailed))
  return {
    wish,
    set: (change: Partial<Triage>) => setWish((now) => ({ ...now, ...change })),
    isChanged: !isSameTriage(wish, before),
    /** What another admin saved while this was open, until it is taken over (ADM-PANEL-22). */
    newer,
    takeOver: (stands: Triage) => {
      setBefore(stands)
      setWish(stands)
      setNewer(null)
    },
    save: () => save.mutate({ id: report.id, before, ...wish }),
    isSaving: save.isPending,
    remove: () => remove.mutate({ id: report.id }),
    isRemoving: remove.isPending,
  }
}

function reasonOf(error: unknown): string {
  const code = refusalOf(error)?.code ?? ''
  if (code === 'OFFLINE') return failureWords.offline
  const { title, text } = refusalNotice(code)
  return text ?? title
}

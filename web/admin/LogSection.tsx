import { auditKinds } from '@bewezen/domain/access/audit.ts'
import { auditKindLabels, logWords } from '@bewezen/domain/admin/logWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { useTyped } from '../base/parts/useTyped.ts'
import { AdminList } from './AdminList.tsx'
import { Choice } from './Choice.tsx'
import { LogTable } from './LogTable.tsx'
import { useAdminView } from './useAdminView.ts'

/** Every admin change: who, when, what, the old and the new value; read-only (ADM-PANEL-20). */
export function LogSection() {
  const { query, page, put } = useAdminView()
  const kind = auditKinds.find((one) => one === query.soort) ?? ''
  const search = (query.zoek ?? '').slice(0, 200)
  const [typed, setTyped] = useTyped(search, (zoek) => put({ zoek }))
  const asked = { search, kind, page } as const
  const read = useRead(api.access.auditLog, asked, {
    placeholderData: keepPreviousData,
    select: ({ lines, total }) => ({ rows: lines, total }),
  })
  return (
    <AdminList
      id="log"
      title={adminWords.log}
      search={{ label: logWords.search, typed, onType: setTyped }}
      filters={
        <Choice
          label={logWords.kind}
          value={kind}
          onChange={(soort) => put({ soort })}
          options={[
            { value: '', label: logWords.allKinds },
            ...auditKinds.map((value) => ({ value, label: auditKindLabels[value] })),
          ]}
        />
      }
      read={read}
      empty={{ title: logWords.empty, text: logWords.emptyText }}
      page={page}
      onPage={(to) => put({ pagina: String(to) })}
    >
      {(lines) => <LogTable lines={lines} />}
    </AdminList>
  )
}

import { dayOf } from '@bewezen/domain/base/dates.ts'
import { csvWords as words } from '@bewezen/domain/shop/orders/deskWords.ts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { buttonLook } from '../../base/parts/buttonLook.ts'
import { CancelButton, ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { csvAddress, isPeriod, lastMonth } from './period.ts'

/** Which period the bookkeeper gets, and the file of it (SHOP-ORDER-37). */
export function CsvDialog({ onClose }: { onClose: () => void }) {
  const [period, setPeriod] = useState(() => lastMonth(dayOf(Date.now())))
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={label}
      required
      value={period[name]}
      onChange={({ currentTarget }) => setPeriod({ ...period, [name]: currentTarget.value })}
    />
  )
  const isFit = isPeriod(period)
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      title={words.title}
      description={words.text}
      actions={
        <>
          <CancelButton>{words.close}</CancelButton>
          {isFit ? (
            <a href={csvAddress(period)} download className={buttonLook({})}>
              <Download size={18} />
              {words.download}
            </a>
          ) : (
            <Button icon={<Download size={18} />} disabled>
              {words.download}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {day('from', words.from)}
        {day('to', words.to)}
      </div>
      <p role="alert" className="mt-3 text-fs-14 font-[550] text-ember-ink empty:absolute">
        {!isFit && words.refused}
      </p>
    </ResponsiveModal>
  )
}

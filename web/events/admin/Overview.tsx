import { type DeskFilter, deskFilters } from '@bewezen/domain/events/desk.ts'
import { deskWords as words } from '@bewezen/domain/events/deskWords.ts'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useAddress } from '../../base/address/useAddress.ts'
import { showOverlay } from '../../base/document/overlay.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Chip } from '../../base/parts/Chip.tsx'
import { SearchField } from '../../base/parts/SearchField.tsx'
import { useTyped } from '../../base/parts/useTyped.ts'
import { OverviewWindows } from './OverviewWindows.tsx'

/** All events by start, with a search and filters that the address holds (EV-ADMIN-01, EV-ADMIN-19, EV-ADMIN-27). */
export function Overview() {
  const [search, setSearch] = useAddress<string>('zoek', '')
  const [without, setWithout] = useAddress<string>('zonder', '')
  const [typed, setTyped] = useTyped(search, setSearch)
  const [found, setFound] = useState('')
  const hidden = without.split('-')
  const filters = deskFilters.filter((one) => !hidden.includes(one))
  const toggle = (filter: DeskFilter, on: boolean) =>
    setWithout(deskFilters.filter((one) => (one === filter ? !on : hidden.includes(one))).join('-'))
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="heading text-[1.875rem] leading-[1.1] tracking-[-0.03em] lg:text-fs-46">
            <span lang="en">{words.title}</span>
          </h1>
          <p className="mt-1.5 text-ink-2">{words.lead}</p>
        </div>
        <Button icon={<Plus size={18} />} onClick={() => showOverlay({ eventForm: { day: null } })}>
          {words.create}
        </Button>
      </header>
      <div className="mt-6 mb-4 flex flex-wrap items-center gap-x-3 gap-y-3">
        <SearchField
          label={words.search}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="w-full sm:w-80"
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.filter}</legend>
          {deskFilters.map((filter) => {
            const chosen = filters.includes(filter)
            return (
              <Chip
                key={filter}
                chosen={chosen}
                icon={chosen && <Check size={14} aria-hidden="true" />}
                onChoose={(on) => toggle(filter, on)}
              >
                {words.filters[filter]}
              </Chip>
            )
          })}
        </fieldset>
        {/* A line of its own on a phone, which is there before the number is. */}
        <p role="status" className="min-h-[1lh] text-fs-14 text-ink-2 max-sm:w-full sm:ml-auto">
          {found}
        </p>
      </div>
      <OverviewWindows key={`${search} ${without}`} search={search} filters={filters} onFound={setFound} />
    </>
  )
}

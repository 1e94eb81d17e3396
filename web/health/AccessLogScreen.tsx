import type { Access } from '@bewezen/domain/health/contract.ts'
import { accessLogWords as words } from '@bewezen/domain/health/words.ts'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-help'
import Lock from 'lucide-react/icons/lock'
import Siren from 'lucide-react/icons/siren'
import type { ReactNode } from 'react'
import { useSettings } from '../access/index.ts'
import { useAddress } from '../base/address/useAddress.ts'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useRead } from '../base/api/useRead.ts'
import { Card } from '../base/parts/Card.tsx'
import { Chip } from '../base/parts/Chip.tsx'
import { List } from '../base/parts/List.tsx'
import { MemberPage } from '../base/parts/MemberPage.tsx'
import { AccessLine } from './AccessLine.tsx'

const filters = ['all', 'medical', 'contact'] as const
type Filter = (typeof filters)[number]
const kindsOf: Record<'medical' | 'contact' | 'own', readonly Access['kind'][]> = {
  medical: ['emergency'],
  contact: ['contact', 'email'],
  own: ['export'],
}

/** 'Wie heeft mijn gegevens bekeken': every access in plain words, the newest first (SH-MED-42). */
export function AccessLogScreen() {
  // Looks are counted when they are read: what was seen a minute ago is not good enough here.
  const { data, error, refetch } = useRead(api.health.accessLog, {}, { staleTime: 0 })
  const [chosen, choose] = useAddress<string>('soort', 'all')
  const filter = filters.find((one) => one === chosen) ?? 'all'
  const shown = data?.filter(({ kind }) => filter === 'all' || kindsOf[filter].includes(kind))
  return (
    <MemberPage back={{ to: '/profile', label: words.back }} title={words.title} intro={words.intro}>
      <Counts log={data} />
      <Card as="section" aria-label={words.log} className="overflow-hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4 lg:px-6">
          <Filters chosen={filter} onChoose={choose} />
          <p aria-live="polite" className="w-full text-fs-14 text-ink-2 lg:ml-auto lg:w-auto">
            {shown ? words.lines(shown.length) : '\u00a0'}
          </p>
        </div>
        <List
          of={listed(shown, { error, refetch }, words.failed)}
          row={(line) => <AccessLine line={line} />}
          keyOf={({ id }) => id}
          label={words.log}
          loading={words.loading}
          empty={{ title: filter === 'all' ? words.empty : words.emptyFiltered }}
          className="gap-0! divide-y divide-line"
        />
      </Card>
      {/* Below a list whose length is not known yet it would only jump. */}
      {(data || error) && <How />}
    </MemberPage>
  )
}

const Filters = ({ chosen, onChoose }: { chosen: Filter; onChoose: (filter: Filter) => void }) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{words.filter}</legend>
    {filters.map((one) => (
      <Chip
        key={one}
        chosen={chosen === one}
        icon={chosen === one ? <Check size={14} /> : undefined}
        onChoose={() => onChoose(one)}
      >
        {words.filters[one]}
      </Chip>
    ))}
  </fieldset>
)

/** While the log is not known, nothing is said: 'nog nooit' would be a claim. */
const Counts = ({ log }: { log: readonly Access[] | undefined }) => (
  <dl className="mt-[26px] mb-[22px] grid border-y-[1.5px] border-ink lg:grid-cols-3">
    {(['medical', 'contact', 'own'] as const).map((kind) => {
      const lines = log?.filter((line) => kindsOf[kind].includes(line.kind))
      return (
        <div
          key={kind}
          className="grid grid-cols-2 items-baseline border-line py-3 not-first:max-lg:border-t lg:flex lg:flex-col lg:items-start lg:py-4 lg:pr-4 lg:not-first:border-l lg:not-first:pl-[22px]"
        >
          <dt className="text-[15px] font-[550] text-ink-2">{words.counts[kind]}</dt>
          <dd className="text-right font-display text-fs-26 leading-[1.2] tracking-[-0.03em] lg:text-left lg:text-fs-34">
            {lines ? words.times(lines.length) : '–'}
          </dd>
          <dd className="col-span-full text-fs-14 text-ink-3">{lines ? words.last(lines[0]?.at ?? null) : '\u00a0'}</dd>
        </div>
      )
    })}
  </dl>
)

function How() {
  const { data: settings } = useSettings()
  return (
    <section className="mt-7 grid gap-[18px] lg:grid-cols-3 lg:gap-6">
      <h2 className="sr-only">{words.how}</h2>
      <Point icon={<Lock size={20} />} {...words.closed} />
      <Point icon={<Siren size={20} />} {...words.onlyThen} />
      <Point icon={<CircleHelp size={20} />} {...words.wrong}>
        {settings && (
          <a href={`mailto:${settings.contactEmail}`} className="underline">
            {words.wrong.mail}
          </a>
        )}
      </Point>
    </section>
  )
}

const Point = (props: { icon: ReactNode; title: string; text: string; children?: ReactNode }) => (
  <div>
    {props.icon}
    <h3 className="mt-2 mb-0.5 font-text text-fs-16 font-[650]">{props.title}</h3>
    <p className="text-fs-14 leading-normal text-ink-2">
      {props.text} {props.children}
    </p>
  </div>
)

import { contentWords as words } from '@bewezen/domain/admin/contentWords.ts'
import { contentLimits } from '@bewezen/domain/site/content.ts'
import { measuredLimits } from '@bewezen/domain/site/measured.ts'
import { type ShowcaseText, showcaseFaults } from '@bewezen/domain/site/showcase.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { FieldsDialog, takesNewer } from '../../base/editing/FieldsDialog.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { useAdminChange } from '../useAdminChange.ts'
import { measuredShape } from './measuredShape.ts'
import { Rows } from './Rows.tsx'

type Props = { showcase: ShowcaseText; weeks: readonly Week[] }
type Week = { key: string; community: string; level: string; week: number }
const said = words.showcase

/** What the living parts of the home page show, in one dialog (MKT-MORE-03). */
export function Showcase({ showcase, weeks }: Props) {
  const [isOpen, setOpen] = useState(false)
  const week = weeks.find(({ key }) => key === showcase.week)
  const rows = [
    { id: 'conversation', name: said.conversation, text: showcase.firstText, isOn: showcase.showsConversation },
    { id: 'week', name: said.week, text: week ? named(week) : said.noWeek, isOn: showcase.showsWeek },
    { id: 'calendar', name: said.calendar, text: said.byItself, isOn: showcase.showsCalendar },
  ]
  return (
    <>
      <Rows
        title={said.title}
        lead={<p>{said.lead}</p>}
        rows={rows.map(({ isOn, ...row }) => ({ ...row, badges: !isOn && <Badge>{words.off}</Badge> }))}
        onEdit={() => setOpen(true)}
      />
      {isOpen && <ShowcaseDialog showcase={showcase} weeks={weeks} onClose={() => setOpen(false)} />}
    </>
  )
}

const named = ({ community, level, week }: Week) => said.weekOf(community, level, week)

function ShowcaseDialog({ showcase, weeks, onClose }: Props & { onClose: () => void }) {
  const [newer, setNewer] = useState<ShowcaseText | null>(null)
  const edit = useAdminChange(api.site.editShowcase, {
    said: () => words.saved,
    onDone: onClose,
    onRefused: takesNewer<ShowcaseText>(setNewer),
  })
  const speaker = (nth: number, least = 1) => ({ label: said.speaker(nth), most: contentLimits.name, least })
  const spoken = (nth: number, least = 1) => ({ label: said.said(nth), most: contentLimits.quote, least, long: true })
  const third = { hint: said.thirdHint }
  return (
    <FieldsDialog
      title={words.edit(said.title)}
      stored={showcase}
      shape={{
        showsConversation: { label: said.showsConversation },
        channel: { label: said.channel, most: contentLimits.name },
        firstName: speaker(1),
        firstText: spoken(1),
        ...measuredShape(measuredLimits.least),
        secondName: speaker(2),
        secondText: spoken(2),
        thirdName: { ...speaker(3, 0), ...third },
        thirdText: { ...spoken(3, 0), ...third },
        hasConsent: { label: words.hasConsent, hint: said.consentHint },
        showsWeek: { label: said.showsWeek },
        week: {
          label: said.week,
          hint: said.weekHint,
          least: 0,
          choices: [{ value: '', label: said.noWeek }, ...weeks.map((it) => ({ value: it.key, label: named(it) }))],
        },
        showsCalendar: { label: said.showsCalendar },
      }}
      faults={showcaseFaults}
      busy={edit.isPending}
      newer={newer}
      onSave={(before, after) => edit.mutate({ before, after })}
      onClose={onClose}
    />
  )
}

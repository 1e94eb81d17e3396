import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import { changeCount, type Sheet } from '@bewezen/domain/production/callSheet.ts'
import { callSheetWords as words } from '@bewezen/domain/production/callSheetWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'

/** When somebody was mailed their sheet, the last first; on top how it stands now (EV-MORE-44). */
export function Sendings({ sheet, zone }: { sheet: Sheet; zone: string }) {
  const { sent } = sheet
  const name = displayName(sheet.person)
  const next = sent.length === 0 || changeCount(sheet) > 0 ? (sent[0]?.version ?? 0) + 1 : null
  return (
    <section aria-labelledby="sendings">
      <h2 id="sendings" className="mb-2 text-[15px] font-[650]">
        {words.mailedTo(name)}
      </h2>
      <ol className="border-l-2 border-line-strong pl-4">
        {next !== null && <Version version={next} when={words.notMailed} />}
        {sent.map(({ version, at }) => (
          <Version key={version} version={version} when={shortDayTime(at, zone)} />
        ))}
      </ol>
      <p className="mt-3 text-fs-14 text-ink-2">{sent.length === 0 ? words.firstExplains(name) : words.explains}</p>
    </section>
  )
}

const Version = ({ version, when }: { version: number; when: string }) => (
  <li className="py-1.5">
    <span className="block font-[650]">{words.version(version)}</span>
    <span className="block text-fs-14 text-ink-2">{when}</span>
  </li>
)

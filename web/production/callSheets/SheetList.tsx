import { shortDay } from '@bewezen/domain/base/dates.ts'
import { callSheetsPath, changeCount, type Sheet } from '@bewezen/domain/production/callSheet.ts'
import { callSheetWords as words } from '@bewezen/domain/production/callSheetWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { classes } from '../../base/parts/classes.ts'
import { PathLink } from '../../base/parts/PathLink.tsx'
import type { AllSheets } from './useSheets.ts'

/** Whose sheets there are, and how each stands by what was mailed (EV-MORE-44). */
export const SheetList = ({ all: { event, sheets }, chosen }: { all: AllSheets; chosen: string }) => (
  <nav aria-label={words.perPerson}>
    <ul className="grid gap-1 sm:grid-cols-2 lg:grid-cols-1">
      <Entry to={callSheetsPath(event.id)} isChosen={chosen === ''} name={words.everybody} text={words.everybodyText} />
      {sheets.map((sheet) => (
        <Entry
          key={sheet.person.id}
          to={callSheetsPath(event.id, sheet.person.id)}
          isChosen={chosen === sheet.person.id}
          name={displayName(sheet.person)}
          text={howItStands(sheet, event.zone)}
        />
      ))}
    </ul>
  </nav>
)

const Entry = ({ to, isChosen, name, text }: { to: string; isChosen: boolean; name: string; text: string }) => (
  <li>
    <PathLink
      to={to}
      aria-current={isChosen ? 'page' : undefined}
      className={classes(
        'block min-h-11 rounded-m border px-3 py-2 no-underline fast',
        isChosen ? 'border-line-strong bg-surface' : 'border-transparent hover:bg-surface-2',
      )}
    >
      <span className="block font-[650] wrap-anywhere">{name}</span>
      <span className="block text-fs-14 text-ink-2">{text}</span>
    </PathLink>
  </li>
)

function howItStands(sheet: Sheet, zone: string): string {
  const [last] = sheet.sent
  if (!last) return words.notMailed
  const count = changeCount(sheet)
  return count === 0 ? words.sameAsMail : words.changesSince(count, shortDay(last.at, zone))
}

import type { AuditLine } from '@bewezen/domain/access/adminContract.ts'
import { actionLabel, logWords, reasonText, valueText } from '@bewezen/domain/admin/logWords.ts'
import { dateTime } from '@bewezen/domain/base/dates.ts'

const head = 'border-b border-line-strong px-4 py-2.5 text-left text-fs-13 font-semibold whitespace-nowrap text-ink-2'
const cell = 'border-b border-line px-4 py-3 align-top text-[15px] max-lg:border-0 max-lg:p-0'

/** The lines of the log; below 1024 pixels each is a row of a list. */
export const LogTable = ({ lines }: { lines: readonly AuditLine[] }) => (
  <table className="w-full border-collapse">
    <caption className="sr-only">{logWords.table}</caption>
    <thead className="max-lg:sr-only">
      <tr>
        <th scope="col" className={`${head} lg:pl-6`}>
          {logWords.action}
        </th>
        <th scope="col" className={head}>
          {logWords.at}
        </th>
        <th scope="col" className={head}>
          {logWords.actor}
        </th>
        <th scope="col" className={head}>
          {logWords.subject}
        </th>
        <th scope="col" className={head}>
          {logWords.change}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr
          key={line.id}
          className="max-lg:grid max-lg:gap-0.5 max-lg:border-b max-lg:border-line max-lg:px-4 max-lg:py-3"
        >
          <th scope="row" className={`${cell} text-left font-semibold lg:pl-6`}>
            {actionLabel(line.action)}
            {line.reason && (
              <span className="block text-fs-14 font-normal wrap-anywhere text-ink-2">
                {reasonText(line.action, line.reason)}
              </span>
            )}
          </th>
          <td className={`${cell} whitespace-nowrap text-ink-2 max-lg:text-fs-14`}>{dateTime(line.at)}</td>
          <td className={cell}>
            <Side label={logWords.actor} />
            {line.actor ? (line.actor.name ?? logWords.gone) : logWords.system}
          </td>
          <td className={cell}>
            {line.subject?.name && (
              <>
                <Side label={logWords.subject} />
                {line.subject.name}
              </>
            )}
          </td>
          <td className={`${cell} lg:max-w-[360px]`}>
            <Values line={line} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** On a small screen the head of the table is not in view. */
const Side = ({ label }: { label: string }) => (
  <span aria-hidden="true" className="text-fs-14 text-ink-3 lg:hidden">
    {label}{' '}
  </span>
)

const Values = ({ line: { action, oldValue, newValue } }: { line: AuditLine }) => (
  <span className="grid gap-0.5 wrap-anywhere whitespace-pre-wrap">
    {oldValue !== null && (
      <span className="text-ink-2">
        <span className="sr-only">{logWords.was} </span>
        <del className="decoration-ink-3">{valueText(action, oldValue)}</del>
      </span>
    )}
    {newValue !== null && (
      <span className="flex gap-1.5">
        {oldValue !== null && (
          <span aria-hidden="true" className="text-ink-3">
            →
          </span>
        )}
        <span>
          <span className="sr-only">{logWords.became} </span>
          {valueText(action, newValue)}
        </span>
      </span>
    )}
  </span>
)

import { newId } from '@bewezen/domain/base/ids.ts'
import { minuteIn } from '@bewezen/domain/base/minuteOfDay.ts'
import type { ReportCategory } from '@bewezen/domain/reports/category.ts'
import { cleanDevice } from '@bewezen/domain/reports/device.ts'
import type { ReportState } from '@bewezen/domain/reports/report.ts'
import { signedAddress } from '../base/files/signed.ts'
import type { House } from '../base/house.ts'
import { reports } from '../reports/tables.ts'
import { taskRewards, tasks } from '../tasks/tables.ts'
import { inParts } from './inParts.ts'
import { keepFile } from './keepFile.ts'

export type GivenReport = {
  category: ReportCategory
  description: string
  page: string
  browser: string
  at: Date
  state?: ReportState
  assignee?: { id: string }
  note?: string
  picture?: Buffer
}

/** The words of the vocabulary for what members do of a day: tasks, and reports of what does not work. */
export const givenDaily = (house: House) => ({
  /** What somebody means to do every day, in this order. */
  async tasks(
    person: { id: string },
    made: readonly { title: string; description?: string; time?: string; done?: boolean }[],
  ): Promise<void> {
    await house.transaction((tx, now) =>
      tx.insert(tasks).values(
        made.map(({ title, description = null, time = '', done = false }, index) => ({
          id: newId(),
          profileId: person.id,
          title,
          description,
          minute: minuteIn(time),
          orderIndex: index + 1,
          isCompleted: done,
          completedAt: done ? now : null,
          createdAt: now,
        })),
      ),
    )
  },

  /** The daily lists of many, and the days on which each of them did it all. */
  async dailyLists(
    made: readonly {
      person: { id: string }
      titles: readonly string[]
      doneOn: readonly { day: string; at: Date }[]
    }[],
  ): Promise<void> {
    const now = new Date()
    const rows = made.flatMap(({ person, titles }) =>
      titles.map((title, index) => ({
        id: newId(),
        profileId: person.id,
        title,
        description: null,
        orderIndex: index + 1,
        isCompleted: false,
        completedAt: null,
        createdAt: now,
      })),
    )
    const days = made.flatMap(({ person, doneOn }) =>
      doneOn.map(({ day, at }) => ({ profileId: person.id, resetDay: day, grantedAt: at })),
    )
    await inParts(rows, (part) => house.database.db.insert(tasks).values(part))
    await inParts(days, (part) => house.database.db.insert(taskRewards).values(part))
  },

  /** A problem that somebody reported some time ago. */
  async report(person: { id: string }, made: GivenReport): Promise<void> {
    const { settings } = house
    const { picture: file, at } = made
    const kept = file && (await keepFile(house, { purpose: 'report-attachment', owner: person, file, at }))
    const url = `${settings.SITE_URL}${made.page}`
    await house.database.db.insert(reports).values({
      id: newId(),
      profileId: person.id,
      errorDescription: made.description,
      pageUrl: url,
      pageCategory: made.category,
      attachmentKey: kept?.key ?? null,
      imageUrl: kept ? signedAddress(settings, kept.key, at) : null,
      deviceInfo: cleanDevice({
        userAgent: made.browser,
        screenSize: '1920x1080',
        viewportSize: '1440x900',
        timestamp: at.toISOString(),
        url,
        browser: made.browser,
      }),
      status: made.state ?? 'new',
      assigneeId: made.assignee?.id ?? null,
      note: made.note ?? null,
      createdAt: at,
      updatedAt: at,
    })
  },
})

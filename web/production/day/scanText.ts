import { time } from '@bewezen/domain/base/dates.ts'
import { dayWords as words } from '@bewezen/domain/production/dayWords.ts'
import type { Scan } from '@bewezen/domain/production/placeCodes.ts'

/** What a code that was scanned or typed says, as a title and a line (EV-MORE-55). */
export function scanText(scan: Scan<{ name: string }>, now: string, zone: string): { title: string; text: string } {
  switch (scan.kind) {
    case 'welcome':
      return { title: words.welcome(scan.place.name), text: words.welcomeAt(time(now, zone)) }
    case 'already':
      return { title: words.already(scan.place.name), text: words.alreadySince(time(scan.since, zone)) }
    case 'noPlace':
      return { title: words.noPlaceLeft, text: words.noPlaceLeftText }
    case 'handedOn':
      return { title: words.handedOn, text: words.handedOnText }
    case 'unknown':
      return { title: words.unknown, text: words.unknownText }
    case 'unreadable':
      return { title: words.unreadable, text: words.unreadableText }
  }
}

import { date, dateTime, time, wallClock } from '@bewezen/domain/base/dates.ts'
import type { Access } from '@bewezen/domain/health/contract.ts'
import { accessLogWords as words } from '@bewezen/domain/health/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Download from 'lucide-react/icons/download'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import Siren from 'lucide-react/icons/siren'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Badge, type BadgeLook } from '../base/parts/Badge.tsx'
import { classes } from '../base/parts/classes.ts'
import { alongTheDay, daylightGradient } from '../base/parts/daylight.ts'

const kinds = {
  emergency: { look: 'ember', icon: <Siren size={13} />, label: words.badges.medical },
  contact: { look: 'sky', icon: <Phone size={13} />, label: words.badges.contact },
  email: { look: 'sky', icon: <Mail size={13} />, label: words.badges.contact },
  export: { look: 'moss', icon: <Download size={13} />, label: words.badges.own },
} as const satisfies Record<Access['kind'], { look: BadgeLook; icon: object; label: string }>

/** One access: who, what, when, and for an emergency why, until when and how often. */
export function AccessLine({ line }: { line: Access }) {
  const { look, icon, label } = kinds[line.kind]
  const name = displayName(line.by)
  const day = date(line.at)
  return (
    <article
      className={classes(
        'grid gap-2 p-4 lg:grid-cols-[92px_minmax(0,1fr)] lg:gap-5 lg:px-6 lg:py-5',
        line.kind === 'emergency' && 'bg-bg',
      )}
    >
      <time dateTime={line.at} className="text-fs-14 text-ink-2">
        <b className="mr-2 font-display text-fs-21 leading-[1.2] font-medium tracking-[-0.02em] text-ink lg:block">
          {day.slice(0, -5)}
        </b>
        {dateTime(line.at).slice(-11)}
      </time>
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Avatar name={name} photo={line.by?.avatarUrl} size={34} />
          <span className="font-semibold">{name}</span>
          <Badge look={look} icon={icon}>
            {label}
          </Badge>
        </p>
        <Sentence line={line} />
        {line.kind === 'emergency' && <Emergency line={line} />}
      </div>
    </article>
  )
}

function Sentence({ line }: { line: Access }) {
  const until = line.until ?? line.at
  const { before, strong, after } = {
    emergency: { ...words.emergency, after: words.emergency.after(line.at, until) },
    contact: words.contact,
    email: words.emailChanged,
    export: words.exported,
  }[line.kind]
  return (
    <p className="mt-2 text-[15px] leading-normal">
      {before}
      <strong>{strong}</strong>
      {after} {line.kind === 'emergency' && words.looks(line.looks)}
    </p>
  )
}

// An ordinary day: the bar shows when on a day it was, not how the light was that day.
const ordinaryDay = { sunrise: 7 * 60 + 30, sunset: 19 * 60 + 30 }
const minuteOf = (moment: string) => {
  const { hour, minute } = wallClock(moment)
  return hour * 60 + minute
}

function Emergency({ line }: { line: Access }) {
  const from = alongTheDay(minuteOf(line.at))
  return (
    <>
      {line.reason && (
        <p className="mt-2 border-l-2 border-line-strong py-0.5 pl-3.5 text-[15px] leading-normal [overflow-wrap:anywhere] text-ink-2">
          {words.reason(line.reason)}
        </p>
      )}
      <div
        aria-hidden="true"
        className="relative mt-3 mb-1 h-2 rounded-full redlight:bg-line! redlight:[background-image:none]!"
        style={{ backgroundImage: daylightGradient(ordinaryDay) }}
      >
        <span
          className="absolute -inset-y-1 min-w-2.5 rounded-s border-2 border-surface bg-ember"
          style={{ left: `${from}%`, width: `${alongTheDay(30)}%` }}
        />
      </div>
      <p className="flex justify-between text-fs-13 text-ink-2">
        <span aria-hidden="true">00:00</span>
        <span>
          {words.window}
          <span className="sr-only">
            , {time(line.at)} - {time(line.until ?? line.at)}
          </span>
        </span>
        <span aria-hidden="true">24:00</span>
      </p>
    </>
  )
}

import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { exampleWords } from '@bewezen/domain/access/visitorWords.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import FlaskConical from 'lucide-react/icons/flask-conical'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Lock from 'lucide-react/icons/lock'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { entrances } from '../base/address/navigation.ts'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'

/** What a visitor sees of the community: what it is, and the way to an account (SH-GATE-13, SH-GATE-14). */
export const VisitorPage = () => (
  <Main className="flex-1">
    <div className="page grid items-center gap-8 py-9 lg:grid-cols-[1.02fr_1fr] lg:gap-16 lg:py-16">
      <div>
        <h1 className="font-display text-[38px] leading-[1.03] font-[440] tracking-[-.038em] text-balance lg:text-fs-64">
          {gateWords.visitorTitle}
        </h1>
        <p className="mt-4 max-w-[34ch] text-fs-18 leading-normal text-ink-2 lg:text-fs-21">{gateWords.visitorText}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-lg:*:flex-[1_1_100%]">
          <LinkButton look="sun" size="l" to={entrances.register} className="content-link">
            {gateWords.createAccount}
          </LinkButton>
          <LinkButton look="line" size="l" to={entrances.signIn} className="content-link">
            {gateWords.signIn}
          </LinkButton>
        </div>
      </div>
      <Talk />
    </div>
    <div className="bg-night py-9 text-on-night">
      <ul className="page grid gap-5 lg:grid-cols-4 lg:gap-7">
        {gateWords.benefits.map((benefit, index) => (
          <li
            key={benefit}
            className="grid grid-cols-[28px_minmax(0,1fr)] gap-3 leading-[1.45] font-[550] [&>svg]:text-sun"
          >
            {icons[index]}
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  </Main>
)

const icons = [
  <GraduationCap key="learn" size={24} />,
  <FlaskConical key="labs" size={24} />,
  <MessagesSquare key="talk" size={24} />,
  <CalendarDays key="events" size={24} />,
]

/** How people talk here; made up, and said to be. */
const Talk = () => (
  <div className="grid gap-3 rounded-xl border border-line bg-surface p-5">
    <p>
      <Badge>{gateWords.example}</Badge>
    </p>
    {exampleWords.map(({ name, level, text }) => (
      <div key={name} className="grid grid-cols-[40px_minmax(0,1fr)] gap-3 px-1 py-2 text-[15px] leading-normal">
        <Avatar name={name} level={level} size={40} />
        <p>
          <strong className="block">{name}</strong>
          {text}
        </p>
      </div>
    ))}
    <p className="flex items-center gap-3 rounded-[12px] bg-surface-2 px-4 py-3.5 text-fs-14 text-ink-2">
      <Lock size={18} />
      {gateWords.visitor}
    </p>
  </div>
)

import { howWords } from '@bewezen/domain/site/words.ts'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import FlaskConical from 'lucide-react/icons/flask-conical'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Lamp from 'lucide-react/icons/lamp'
import Leaf from 'lucide-react/icons/leaf'
import MapPin from 'lucide-react/icons/map-pin'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Moon from 'lucide-react/icons/moon'
import TestTube from 'lucide-react/icons/test-tube'
import Users from 'lucide-react/icons/users'
import Video from 'lucide-react/icons/video'
import Wheat from 'lucide-react/icons/wheat'
import Wind from 'lucide-react/icons/wind'

const { list, also, alsoTitle } = howWords.benefits
const listIcons = [GraduationCap, FlaskConical, MessagesSquare, CalendarDays]
const alsoIcons = [Video, MapPin, Users, BookOpen, TestTube, Wheat, Lamp, Wind, Moon, Leaf]

/** The four benefits and the ten things that come with them (MKT-CLAIM-02, MKT-CLAIM-03). */
export const Benefits = () => (
  <>
    <ul className="mt-7 grid border-t-[1.5px] border-ink lg:mt-10 lg:grid-cols-4">
      {list.map(({ title, text }, index) => {
        const Icon = listIcons[index] ?? Leaf
        return (
          <li
            key={title}
            className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3.5 border-line py-5 max-lg:not-first:border-t lg:block lg:pt-6.5 lg:pr-7 lg:pb-0 lg:not-first:border-l lg:not-first:pl-7"
          >
            <Icon size={28} className="row-span-2 text-sun-ink" aria-hidden="true" />
            <h3 className="heading mb-1.5 text-[1.375rem] font-[480]! lg:mt-4.5 lg:mb-2.5">{title}</h3>
            <p className="col-start-2 text-[15px] leading-[1.55] text-ink-2">{text}</p>
          </li>
        )
      })}
    </ul>
    <ul aria-label={alsoTitle} className="mt-5 grid grid-cols-2 gap-2 lg:mt-12 lg:grid-cols-5 lg:gap-3">
      {also.map((what, index) => {
        const Icon = alsoIcons[index] ?? Leaf
        return (
          <li
            key={what}
            className="flex min-w-0 items-center gap-2.5 rounded-m border border-line bg-surface p-3 text-fs-14 leading-[1.3] font-semibold wrap-anywhere lg:text-[15px]"
          >
            <Icon size={20} className="text-ink-2" aria-hidden="true" />
            <span className="min-w-0">{what}</span>
          </li>
        )
      })}
    </ul>
  </>
)

import type { PublicProfile } from '@bewezen/domain/profile/contract.ts'
import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { Badge } from '../base/parts/Badge.tsx'

type Of = Pick<PublicProfile, 'interests' | 'nutritionIcon' | 'sportIcon' | 'interestIcon'>

/** The interests and the three icons of a person; nothing of what is empty (SH-CARD-07). */
export function Facts({ of: { interests, nutritionIcon, sportIcon, interestIcon } }: { of: Of }) {
  const icons = [
    { subject: panelWords.nutritionIcon, icon: nutritionIcon },
    { subject: panelWords.sportIcon, icon: sportIcon },
    { subject: panelWords.interestIcon, icon: interestIcon },
  ].filter(({ icon }) => icon !== null)
  return (
    <>
      {interests.length > 0 && (
        <ul aria-label={panelWords.interests} className="flex flex-wrap gap-1.5">
          {interests.map((interest) => (
            <li key={interest} className="max-w-full overflow-hidden text-ellipsis">
              <Badge>{interest}</Badge>
            </li>
          ))}
        </ul>
      )}
      {icons.length > 0 && (
        <ul aria-label={panelWords.icons} className="flex flex-wrap gap-x-5 gap-y-1">
          {icons.map(({ subject, icon }) => (
            <li key={subject} className="flex items-center gap-2 text-fs-14 text-ink-2">
              <span className="text-[20px] leading-none">{icon}</span>
              {subject}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

import { roleLabels, roles } from '@bewezen/domain/access/roles.ts'
import { communityAdminWords as words } from '@bewezen/domain/admin/communityWords.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'

type Props = { title: string; chosen: readonly string[]; onChoose: (roles: string[]) => void }

/** Which roles something is for; none chosen is everybody (COM-CHAT-01, COM-CHAT-05). */
export const RoleChoice = ({ title, chosen, onChoose }: Props) => (
  <fieldset>
    <legend className="text-fs-14 font-semibold">{title}</legend>
    <p className="mb-1.5 text-fs-13 text-ink-3">{words.everybody}</p>
    <div className="grid sm:grid-cols-2">
      {roles.map((role) => (
        <Checkbox
          key={role}
          label={roleLabels[role]}
          checked={chosen.includes(role)}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(checked ? [...chosen, role] : chosen.filter((one) => one !== role))
          }
        />
      ))}
    </div>
  </fieldset>
)

/** Whether two choices are the same, in whatever order. */
export const isSameRoles = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role))

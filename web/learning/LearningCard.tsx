import type { Community } from '@bewezen/domain/community/contract.ts'
import type { LearningKind } from '@bewezen/domain/learning/editing.ts'
import { learningPath } from '@bewezen/domain/learning/paths.ts'
import type { ReactNode } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'

const EditTools = browserOnly(() => import('./edit/EditTools.tsx'), 'EditTools')

type Props = {
  community: Community
  kind: LearningKind
  item: { id: string; slug: string; title: string; mayEdit: boolean }
  picture: ReactNode
  badges: ReactNode
  children: ReactNode
}

/** A challenge or masterclass in its list: the whole card leads to it, the tools of who may edit lie above that. */
export const LearningCard = ({ community, kind, item, picture, badges, children }: Props) => (
  <article className="relative flex h-full flex-col overflow-clip rounded-l border border-line bg-surface">
    <div className="h-40 bg-surface-3">{picture}</div>
    <div className="flex flex-1 flex-col gap-2.5 p-5">
      <div className="flex flex-wrap gap-2 empty:hidden">{badges}</div>
      <h2 className="heading text-fs-21 wrap-anywhere hyphens-auto">
        <PathLink
          dir="auto"
          to={learningPath(community, kind, item)}
          className="no-underline after:absolute after:inset-0 hover:underline"
        >
          {item.title}
        </PathLink>
      </h2>
      {children}
      {item.mayEdit && (
        <div className="relative z-1">
          <EditTools kind={kind} community={community} item={item} />
        </div>
      )}
    </div>
  </article>
)

import { newInAll } from '@bewezen/domain/community/newIn.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { Count } from '../base/parts/Count.tsx'
import { DropdownMenu, MenuGroup, MenuLink, MenuSeparator } from '../base/parts/DropdownMenu.tsx'
import { CommunityButton, othersThan, type SwitcherProps } from './CommunityButton.tsx'
import { allPath, communityPath } from './paths.ts'

/** The communities that the viewer joined, in a menu behind the open one (COM-CHAT-04). */
export function CommunityMenu(props: SwitcherProps & { opensAtOnce?: boolean }) {
  const others = othersThan(props)
  return (
    <DropdownMenu
      align="start"
      width={250}
      label={communityWords.yours}
      opensAtOnce={props.opensAtOnce}
      trigger={<CommunityButton communities={props.communities} open={props.open} />}
    >
      {others.length > 0 && (
        <>
          <MenuGroup title={communityWords.yours}>
            {others.map((community) => (
              <MenuLink key={community.id} to={communityPath(community)} replace={props.replace}>
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {community.name}
                </span>
                <Count of={newInAll(community)} />
              </MenuLink>
            ))}
          </MenuGroup>
          <MenuSeparator />
        </>
      )}
      <MenuLink to={allPath} replace={props.replace}>
        {communityWords.all}
      </MenuLink>
    </DropdownMenu>
  )
}
